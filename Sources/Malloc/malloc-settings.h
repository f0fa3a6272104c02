// What glibc lets a program say to malloc, which Swift's own module of it leaves out.
#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
