/*
 * The machine's first process. It answers on the second serial line, and keeps a shell of each user waiting, because
 * one that is already there when the machine is restored takes no time to start.
 *
 * A question is a line `id user seconds nanoseconds seed bytes FILE=bytes... FILE...`, followed by the bytes of a script
 * and of each file that has a number. The answer is `@@id status bytes bytes bytes...`, followed by what the script wrote
 * on its two streams and by the files without a number, cut where they are long.
 */
#include "calls.h"

/* The most of a stream, and of a file, that is sent back. */
enum { MOST = 16384, MOST_OF_FILE = 3000, LINE = 1024, FILES = 16 };

static int same(const char *a, const char *b) {
  while (*a && *a == *b) a++, b++;
  return *a == *b;
}

/* The next word of a line, which ends there from now on. */
static char *word(char **line) {
  char *from = *line, *at = from;
  while (*at && *at != ' ') at++;
  if (*at) *at++ = 0;
  *line = at;
  return from;
}

static int line;
static char buffer[4096];
static u32 from, until;

/* Up to `most` of the bytes that came; waits for one. */
static u32 take(char **bytes, u32 most) {
  if (from == until) {
    long count = call(READ, line, (long)buffer, sizeof buffer);
    from = 0;
    until = count > 0 ? count : 0;
  }
  u32 count = until - from < most ? until - from : most;
  *bytes = buffer + from;
  from += count;
  return count;
}

static void receive(const char *path, u32 count) {
  int file = call(OPEN, (long)path, WRITES | CREATES | TRUNCATES | CLOEXEC, 0644);
  while (count) {
    char *bytes;
    u32 part = take(&bytes, count);
    give(file, bytes, part);
    count -= part;
  }
  call(CLOSE, file, 0, 0);
}

struct Shell {
  const char *name, *home;
  const char *environment[6];
  u32 id;
  int process, wakes;
};

static struct Shell shells[] = {
  { "ubuntu", "/home/ubuntu", { "HOME=/home/ubuntu", "USER=ubuntu", "PATH=/usr/local/bin:/usr/bin" }, 1000, 0, 0 },
  { "root", "/root", { "HOME=/root", "USER=root", "PATH=/usr/local/bin:/usr/sbin:/usr/bin" }, 0, 0, 0 },
};
#define OUT "/run/practice/out"
#define ERR "/run/practice/err"
#define TRY "/run/practice/try/"

static void start(struct Shell *shell) {
  static const char *arguments[] = { "bash", "/usr/lib/practice/shell", 0 };
  int wakes[2], waits[2];
  call(PIPE, (long)wakes, 0, 0);
  call(PIPE, (long)waits, 0, 0);
  shell->wakes = wakes[1];
  shell->process = call(FORK, 0, 0, 0);
  if (shell->process) {
    char none;
    call(CLOSE, wakes[0], 0, 0);
    call(CLOSE, waits[1], 0, 0);
    call(READ, waits[0], (long)&none, 1);
    call(CLOSE, waits[0], 0, 0);
    return;
  }
  call(SETSID, 0, 0, 0);
  call(DUP2, waits[1], 8, 0);
  call(DUP2, wakes[0], 9, 0);
  call(DUP2, call(OPEN, (long)"/dev/null", READS, 0), 0, 0);
  call(DUP2, call(OPEN, (long)OUT, WRITES | CREATES | APPENDS, 0666), 1, 0);
  call(DUP2, call(OPEN, (long)ERR, WRITES | CREATES | APPENDS, 0666), 2, 0);
  for (int file = 3; file < 20; file++)
    if (file != 8 && file != 9) call(CLOSE, file, 0, 0);
  u32 limit[2] = { 8 << 20, 8 << 20 };
  call(SETRLIMIT, 1, (long)limit, 0);
  call(CHDIR, (long)shell->home, 0, 0);
  call(SETGROUPS, 0, 0, 0);
  call(SETGID, shell->id, 0, 0);
  call(SETUID, shell->id, 0, 0);
  call(EXECVE, (long)"/usr/bin/bash", (long)arguments, (long)shell->environment);
  call(EXIT, 127, 0, 0);
}

/* A machine that was restored has the time and the randomness of the day it was saved. */
static void renew(u64 seconds, u64 nanoseconds, const char *seed) {
  u64 now[2] = { seconds, nanoseconds };
  call(CLOCK_SETTIME, 0, (long)now, 0);
  struct { u32 bits, size; char bytes[128]; } entropy;
  memset(&entropy, 0, sizeof entropy);
  entropy.size = length(seed) < sizeof entropy.bytes ? length(seed) : sizeof entropy.bytes;
  entropy.bits = 256;
  for (u32 at = 0; at < entropy.size; at++) entropy.bytes[at] = seed[at];
  int random = call(OPEN, (long)"/dev/urandom", WRITES | CLOEXEC, 0);
  call(IOCTL, random, 0x40085203 /* RNDADDENTROPY */, (long)&entropy);
  call(IOCTL, random, 0x5207 /* RNDRESEEDCRNG */, 0);
  call(CLOSE, random, 0, 0);
}

/* Waits for the shell to end, whatever other processes end meanwhile. */
static int statusOf(struct Shell *shell) {
  int status, ended;
  do ended = call(WAITPID, -1, (long)&status, 0);
  while (ended != shell->process);
  return status & 127 ? 128 + (status & 127) : status >> 8 & 255;
}

static char contents[2 * MOST + FILES * MOST_OF_FILE];
static u32 filled;

static u32 collect(const char *path, u32 most) {
  int file = call(OPEN, (long)path, READS | CLOEXEC, 0);
  u32 begun = filled;
  for (long count; most && (count = call(READ, file, (long)(contents + filled), most)) > 0; most -= count) filled += count;
  call(CLOSE, file, 0, 0);
  return filled - begun;
}

static void answer(char *question) {
  char reply[LINE], path[LINE];
  const char *files[FILES];
  int count = 0;
  char *id = word(&question), *user = word(&question);
  u64 seconds = number(word(&question)), nanoseconds = number(word(&question));
  char *seed = word(&question);
  u32 script = number(word(&question));
  struct Shell *shell = &shells[same(user, "root")];
  renew(seconds, nanoseconds, seed);
  receive("/run/practice/script", script);
  while (*question) {
    char *name = word(&question), *size = name;
    while (*size && *size != '=') size++;
    if (!*size) {
      if (count < FILES) files[count++] = name;
      continue;
    }
    *size++ = 0;
    *add(add(path, TRY), name) = 0;
    receive(path, number(size));
  }
  call(TRUNCATE, (long)OUT, 0, 0);
  call(TRUNCATE, (long)ERR, 0, 0);
  give(shell->wakes, seed, length(seed));
  give(shell->wakes, "\n", 1);
  call(CLOSE, shell->wakes, 0, 0);
  char *end = addNumber(add(add(add(reply, "@@"), id), " "), statusOf(shell));
  filled = 0;
  end = addNumber(add(end, " "), collect(OUT, MOST));
  end = addNumber(add(end, " "), collect(ERR, MOST));
  for (int at = 0; at < count; at++) {
    *add(add(path, TRY), files[at]) = 0;
    end = addNumber(add(end, " "), collect(path, MOST_OF_FILE));
  }
  *end++ = '\n';
  give(line, reply, end - reply);
  give(line, contents, filled);
  start(shell);
}

void _start(void) {
  static char question[LINE];
  struct { u32 flags[4]; char rest[20]; } settings;
  call(UMASK, 022, 0, 0);
  line = call(OPEN, (long)"/dev/ttyS1", BOTH | NOTTY | CLOEXEC, 0);
  call(IOCTL, line, 0x5401 /* TCGETS */, (long)&settings);
  settings.flags[0] = settings.flags[1] = settings.flags[3] = 0;
  settings.rest[1 + 5 /* VTIME */] = 0;
  settings.rest[1 + 6 /* VMIN */] = 1;
  call(IOCTL, line, 0x5402 /* TCSETS */, (long)&settings);
  for (int at = 0; at < 2; at++) start(&shells[at]);
  for (;;) {
    give(line, "@@ready 0 0 0\n", 14);
    u32 size = 0;
    char *byte;
    while (take(&byte, 1) && *byte != '\n')
      if (size < sizeof question - 1) question[size++] = *byte;
    question[size] = 0;
    answer(question);
  }
}
