// error: value of type 'stat' has no member 'st_mtim'
import CLibrary

func seconds(of status: stat) -> Int { status.st_mtim.tv_sec }
