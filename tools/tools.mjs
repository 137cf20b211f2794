/* The Debian packages whose programs check the content's code blocks. Plain Node without dependencies. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { canInstallPackages, installPackages, root } from './lib.mjs';

const table = JSON.parse(
  fs.readFileSync(path.join(root, 'packages/doc-walk/src/tools.json'), 'utf8'),
);

/**
 * Packages that example applications import, and small programs that pages use, in addition to the tools
 * themselves.
 */
const LIBRARIES = [
  'alembic',
  'celery',
  'gunicorn',
  'iproute2',
  'jq',
  'libspring-beans-java',
  'libspring-context-java',
  'libspring-jdbc-java',
  'libspring-web-java',
  // The machines in which pages are followed.
  'mmdebstrap',
  'procps',
  'puma',
  'python3-django',
  'python3-fastapi',
  'python3-flask',
  'python3-httpx',
  'python3-psycopg',
  'python3-psycopg2',
  'python3-pymysql',
  'python3-redis',
  'python3-sqlalchemy',
  'python3-uvicorn',
  'python3-whitenoise',
  'ruby-activerecord',
  'ruby-pg',
  'ruby-rails',
  'ruby-railties',
  'ruby-sidekiq',
  // The health check of the image, for the tests of the web server.
  'wget',
];

/** Every Debian package that `npm run check:snippets` uses. */
export const packages = [
  ...new Set([...Object.values(table).map((tool) => tool.package), ...LIBRARIES]),
];

/** The packages that aren't installed here. All of them if there is no dpkg. */
export function missingPackages() {
  const asked = spawnSync(
    'dpkg-query',
    ['-W', '-f', '${Package} ${db:Status-Status}\n', ...packages],
    {
      encoding: 'utf8',
    },
  );
  const installed = new Set(
    (asked.stdout ?? '')
      .split('\n')
      .filter((line) => line.endsWith(' installed'))
      .map((line) => line.split(' ')[0]),
  );
  return packages.filter((name) => !installed.has(name));
}

const POLICY = '/usr/sbin/policy-rc.d';

/** Installs packages without starting their services, because nobody here would stop them. */
function installQuietly(names) {
  const isOurs = !fs.existsSync(POLICY);
  if (isOurs) fs.writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return installPackages(names);
  } finally {
    if (isOurs) fs.rmSync(POLICY);
  }
}

/** Installs the missing packages if it may (root with apt-get). Returns the names that are still missing. */
export function ensureTools() {
  const missing = missingPackages();
  if (missing.length === 0 || !canInstallPackages()) return missing;
  console.log(`\n▸ installing ${missing.length} tools that check the code blocks`);
  installQuietly(missing);
  return missingPackages();
}
