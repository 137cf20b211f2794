import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tableOf } from './tableOf.ts';

const LAB = 'examples/n8n-backup';
const post = fs.readFileSync('blog/self-host-n8n-docker-compose.mdx', 'utf8');
const printed = fs.readFileSync(`${LAB}/inactive.txt`, 'utf8');

/** What a way printed: with another key, with the first one again, and once the rows are back. */
const waysIn = (text: string) =>
  text
    .split(/^a restored database, an empty folder, and another key$/m)
    .slice(1)
    .map((way) => {
      const [other = '', again = '', back = ''] = way.split(/^ {2}the first key again, /m);
      return { other, again, back };
    });
const ways = waysIn(printed);
const starts = (text: string) => /^ {2}ready$/m.test(text);
const reads = (text: string, name: string) => text.includes(`password '${name}': can be read`);

describe('n8n with another key than its database was written with', () => {
  it('ends, and starts again in three ways, and once with no row at all', () => {
    expect(ways).toHaveLength(4);
    for (const { other } of ways) {
      const [before = '', after = ''] = other.split(/^ {2}(?:CREATE|UPDATE|DELETE).*$/m);
      expect(before).toContain(
        "  ended\n    says: Error: Deployment key 'signing.hmac' cannot be read with this instance encryption key\n",
      );
      expect(starts(after)).toBe(true);
      expect(after).toContain('the list of workflows: 200, 1 in it');
      expect(after).toContain('a session from before: 401');
      expect(after).toContain('the owner signs in: 200');
      expect(reads(after, 'old')).toBe(false);
    }
  });

  it('does with a new password and the first key what the table says', () => {
    // Deleted, renamed, inactive, and every row deleted.
    const rotated = waysIn(fs.readFileSync(`${LAB}/rotation.txt`, 'utf8'));
    expect(rotated).toHaveLength(3);
    const withRotation = (back = '') => {
      if (!starts(back)) return 'not run';
      return reads(back, 'old') ? 'all back' : '**old passwords lost**';
    };
    const rows = ways.map(({ other, again, back }, at) => {
      expect(other).toContain('a new password is saved: 200');
      // The form has what was saved if a command can read it, and answers 200 in any case.
      expect(other).toContain(
        `opened in the browser: 200, ${reads(other, 'new') ? 'with' : 'without'} the user's name`,
      );
      // Without the rows, the first key doesn't help.
      expect(starts(again)).toBe(false);
      const isBack = starts(back) && reads(back, 'old') && /session from before: 200/.test(back);
      expect(back).toContain("instance.id: the original's");
      return [
        'starts, with our workflow',
        reads(other, 'new') ? 'works' : "**saved, but can't be read**",
        isBack ? 'all back' : "**doesn't start**",
        withRotation(rotated[at]?.back),
      ];
    });
    const table = tableOf(post, "| The table's rows |").map((row) => row.slice(1));
    expect(table).toEqual([rows[1], rows[0], rows[2]]);
    expect(rows[3]?.slice(0, -1)).toEqual(rows[0]?.slice(0, -1));
  });

  it('got the statements that the post has', () => {
    for (const statement of [
      "DELETE FROM deployment_key WHERE type <> 'instance.id'",
      "UPDATE deployment_key SET type = 'old.' || type WHERE type <> 'instance.id'",
      "UPDATE deployment_key SET type = 'new.' || type WHERE type <> 'instance.id' AND type NOT LIKE 'old.%'",
      "UPDATE deployment_key SET type = substr(type, 5) WHERE type LIKE 'old.%'",
    ]) {
      expect(printed).toContain(statement);
      expect(post).toContain(`\`${statement}\``);
    }
    for (const { other, back } of ways.slice(0, 3)) {
      expect(reads(back, 'new')).toBe(false);
      expect(other).toContain("instance.id: the original's");
    }
    expect(ways[0]?.back).toMatch(/^and DELETE FROM deployment_key WHERE type <> 'instance\.id'\n/);
    expect(ways[3]?.other).toContain('instance.id: another one');
    expect(printed).toMatch(/^n8n 2\.39\.10, /);
  });
});
