/* What programs without a library need. */
typedef unsigned int u32;
typedef unsigned long long u64;

enum {
  EXIT = 1, FORK = 2, READ = 3, WRITE = 4, OPEN = 5, CLOSE = 6, WAITPID = 7, EXECVE = 11, CHDIR = 12, PIPE = 42,
  IOCTL = 54, UMASK = 60, DUP2 = 63, SETSID = 66, SETRLIMIT = 75, TRUNCATE = 92, SETGROUPS = 206, SETUID = 213,
  SETGID = 214, SOCKET = 359, BIND = 361, LISTEN = 363, ACCEPT = 364, SETSOCKOPT = 366, CLOCK_SETTIME = 404,
};
enum { READS = 0, WRITES = 1, BOTH = 2, CREATES = 0100, NOTTY = 0400, TRUNCATES = 01000, APPENDS = 02000, CLOEXEC = 02000000 };

static long call5(long number, long a, long b, long c, long d, long e) {
  long result;
  __asm__ volatile("int $0x80" : "=a"(result) : "0"(number), "b"(a), "c"(b), "d"(c), "S"(d), "D"(e) : "memory");
  return result;
}

static long call(long number, long a, long b, long c) { return call5(number, a, b, c, 0, 0); }

void *memset(void *to, int byte, u32 count) {
  for (char *at = to; count--;) *at++ = byte;
  return to;
}

static u32 length(const char *text) {
  u32 count = 0;
  while (text[count]) count++;
  return count;
}

static u64 number(const char *text) {
  u64 value = 0;
  while (*text >= '0' && *text <= '9') value = value * 10 + (*text++ - '0');
  return value;
}

static char *add(char *to, const char *text) {
  while (*text) *to++ = *text++;
  return to;
}

static char *addNumber(char *to, u32 value) {
  char digits[10];
  int count = 0;
  do digits[count++] = '0' + value % 10;
  while (value /= 10);
  while (count) *to++ = digits[--count];
  return to;
}

static void give(int file, const char *bytes, u32 count) {
  while (count) {
    long written = call(WRITE, file, (long)bytes, count);
    if (written <= 0) return;
    bytes += written;
    count -= written;
  }
}
