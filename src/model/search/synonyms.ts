import { stem } from './stem.ts';

/** Words that people use for the same thing. Vocabulary only: no query leads to a page from here. */
const GROUPS: readonly (readonly string[])[] = [
  ['postgresql', 'postgres', 'pg', 'psql', 'pgsql', 'postgre'],
  ['database', 'db', 'databases'],
  ['tls', 'https', 'ssl', 'certificate', 'cert'],
  ['environment', 'env', 'variable', 'var', 'config'],
  ['domain', 'dns', 'hostname'],
  ['price', 'pricing', 'cost', 'bill', 'fee', 'expensive'],
  ['backup', 'dump', 'restore', 'snapshot'],
  ['volume', 'disk', 'storage', 'persistent'],
  ['deploy', 'release', 'publish', 'ship'],
  ['rollback', 'revert', 'undo'],
  ['secret', 'password', 'credential', 'token'],
  ['container', 'docker'],
  ['compose', 'docker-compose', 'docker-compose.yml', 'compose.yaml'],
  ['javascript', 'js', 'node', 'nodejs', 'express'],
  ['python', 'django', 'fastapi'],
  ['java', 'spring', 'springboot'],
  ['ruby', 'rails'],
  ['scale', 'replica', 'scaling', 'horizontal'],
  ['size', 'memory', 'ram', 'cpu'],
  ['log', 'logging', 'stdout'],
  ['metric', 'monitoring', 'observability'],
  ['alert', 'notification'],
  ['ssh', 'bastion', 'tunnel'],
  ['cancel', 'leave', 'delete', 'quit', 'terminate'],
  ['privacy', 'gdpr', 'datenschutz', 'dsgvo'],
  ['imprint', 'impressum'],
  ['terms', 'agb', 'conditions'],
  ['repository', 'repo', 'git', 'github'],
  ['proxy', 'reverse-proxy'],
  ['worker', 'cron', 'scheduler', 'job'],
  ['healthcheck', 'health', 'probe', 'readiness'],
  ['vm', 'virtual'],
  ['mariadb', 'mysql'],
  ['valkey', 'redis', 'cache'],
  ['start', 'begin', 'quickstart', 'started'],
];

const table = new Map<string, Set<string>>();
for (const group of GROUPS) {
  const stems = group.map((word) => (/[-._]/.test(word) ? word : stem(word)));
  for (const one of stems) {
    const others = table.get(one) ?? new Set<string>();
    for (const other of stems) if (other !== one) others.add(other);
    table.set(one, others);
  }
}

/** The other terms of a term's groups; none for most. */
export function synonymsOf(term: string): readonly string[] {
  return [...(table.get(term) ?? [])];
}
