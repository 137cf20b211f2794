import { describe, expect, it } from 'vitest';
import { copyOverwritten } from './copies.ts';
import { problemsOf } from './problems-of.ts';

describe('a copy that another day overwrites', () => {
  it.each([
    ['pg_dump --format=custom \\\n  --file=umami.dump', 'umami.dump'],
    ['pg_dump --no-owner | gzip > money.sql.gz', 'money.sql.gz'],
    ['mysqldump --loose-set-gtid-purged=OFF app > app.sql', 'app.sql'],
    ['tar -czf stirling.tar.gz stirling-configs', 'stirling.tar.gz'],
    ['tar -c chats |\n  openssl enc -salt -out chats.enc', 'chats.enc'],
    ["printf '%s\\n' 'get -p /linkding-data/backup.zip ./' > fetch.sftp", './'],
  ])('is %s', (script, name) => {
    expect(copyOverwritten(script)).toBe(name);
  });

  it.each([
    'mkdir -m 700 "umami-$(date +%F)" && cd "umami-$(date +%F)" &&\n  pg_dump --file=umami.dump',
    'mkdir "umami-$(date +%F)" && cd "umami-$(date +%F)" &&\n  pg_dump --file=umami.dump',
    "printf '%s\\n' 'get -pR /memos-data memos-backup/' > fetch.sftp\nmkdir memos-backup && sftp host",
    'pg_dump --file="shop-$(date +%H%M).dump"',
    'pg_restore --file=/dev/null umami.dump && tar -tzf shop.tar.gz',
    "printf '%s\\n' 'get -p /navidrome-data/backup/* navidrome-backup/' > fetch.sftp",
    'tar -czf - files | ssh host',
  ])('is not %s', (script) => {
    expect(copyOverwritten(script)).toBeUndefined();
  });

  it('is let through in a new folder of an earlier block, or where the words say it', () => {
    const dump = '```bash\npg_dump --file=shop.dump\n```\n';
    expect(problemsOf(`Dump it:\n\n${dump}`)[0]).toContain("loses the older 'shop.dump'");
    expect(problemsOf(`It overwrites an older one:\n\n${dump}`)).toEqual([]);
    expect(problemsOf(`\`\`\`bash\nmkdir move && cd move\n\`\`\`\n\n${dump}`)).toEqual([]);
    expect(problemsOf(`Dump it:\n\n${dump}`, 'blog/a.mdx')).toEqual([]);
  });
});

it('refuses a copy of a volume into the folder of the one before', () => {
  const copy = (make: string) =>
    problemsOf(`\`\`\`bash\necho 'get -pR /data copy/' > a.sftp\n${make}\n\`\`\`\n`);
  expect(copy('mkdir -p copy && sftp -b a.sftp b@example.com')[0]).toContain('1: what was deleted');
  expect(copy('mkdir copy && sftp -b a.sftp b@example.com')).toEqual([]);
});

describe('a folder that is sent', () => {
  it.each([
    ['by a pattern', "printf '%s\\n' 'put -pR copy/data/* /data/' > a.sftp", 1],
    ['as a whole', "printf '%s\\n' 'put -pR copy/data/. /data/' > a.sftp", 0],
    ['under its name', "printf '%s\\n' 'put -pR data /' > a.sftp", 0],
    ['not, as these are files', "printf '%s\\n' 'get -p /data/backup/* copy/' > a.sftp", 0],
  ])('goes %s', (_, block, found) => {
    expect(problemsOf(`\`\`\`bash\n${block}\n\`\`\`\n`)).toHaveLength(found);
  });
});
