import { expect, test } from 'vitest';
import { messageOf } from './message.ts';

test.each([
  ['a short query is its own message', 'deploy from git', 'deploy from git'],
  [
    'a stack is left out',
    '2026-11-20T10:12:44Z web-1 exited: java.lang.OutOfMemoryError: Java heap space\n    at java.base/java.util.Arrays.copyOf(Arrays.java:3537)\n    at Main.run(Main.java:9)',
    'java.lang.OutOfMemoryError: Java heap space',
  ],
  [
    'no path and no line of a file is a stack',
    '2026-11-20T10:12:44Z web-1 | ERROR 1419 at line 212: the file "/var/www/html/logs/app.log" could not be opened: SUPER is denied',
    'ERROR 1419 at line 212: the file "/var/www/html/logs/app.log" could not be opened: SUPER is denied',
  ],
  [
    'what stands before the fault in its sentence stays',
    `${'10:12:01 GET /health 200\n'.repeat(6)}10:12:44 bind to port 5433 failed: address already in use`,
    'bind to port 5433 failed: address already in use',
  ],
  [
    'a message in a message stays',
    'lib.OperationalError: (driver.OperationalError) connection failed: connection to server at "10.0.0.7", port 5433 failed: FATAL: no more clients',
    'lib.OperationalError: (driver.OperationalError) connection failed: connection to server at "10.0.0.7", port 5433 failed: FATAL: no more clients',
  ],
  [
    'a level above that of errors marks it too',
    '[2026-11-20 06:15:31 +0000] [7] [CRITICAL] WORKER TIMEOUT (pid:23) [2026-11-20 06:15:31 +0000] [23] [ERROR] Error handling request',
    '[CRITICAL] WORKER TIMEOUT (pid:23) [ +0000] [23] [ERROR] Error handling request',
  ],
])('%s', (_, query, message) => {
  expect(messageOf(query)).toBe(message);
});

test('no text is too long', () => {
  expect(messageOf('failed '.repeat(5000)).length).toBe(300);
});
