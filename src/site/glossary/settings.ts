import { termsOf } from './pages.ts';

/** Terms of configuration and secrets. */
export const settingsTerms = termsOf('/learn/foundations/env-vars-secrets/', [
  [
    'environment-variable',
    'Environment variable',
    'A name and a text value that a process gets from the one that starts it. Child processes inherit a copy.',
  ],
  [
    'configuration',
    'Configuration',
    'Everything that differs between two deployments of the same code, such as addresses, log levels and passwords.',
  ],
  [
    'secret',
    'Secret',
    'A piece of configuration that gives access to something and must stay unknown to others, such as a password, a token or a private key.',
  ],
  [
    'env-file',
    '.env file',
    'A text file of lines NAME=value that Compose or a library reads to set variables. It belongs in .gitignore.',
  ],
  [
    'twelve-factor-app',
    'Twelve-factor app',
    'A list of twelve rules, published in 2011, for applications that run well on platforms. The third says to keep configuration in the environment.',
  ],
  [
    'key-rotation',
    'Rotation',
    'Replacing a secret by a new one on schedule or after a leak, in an order that leaves no moment without a valid one.',
  ],
  [
    'api-key',
    'API key',
    'A long random string by which a program shows who it is to an interface.',
  ],
  [
    'base64',
    'Base64',
    'A way to write any bytes with 64 printable characters. It is an encoding, not encryption: everyone can read it.',
  ],
  [
    'secret-manager',
    'Secret manager',
    'A service that stores secrets encrypted, hands them to programs that may have them, and logs who asked.',
  ],
]);
