import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems-of.ts';

describe('a program that reads the terminal', () => {
  it.each([
    ['takes the lines behind it', 'docker compose run --rm web migrate\ncurl localhost', 1],
    ['takes them without a terminal too', 'sudo docker compose exec -T db ls\nls', 1],
    [
      'takes them in a substitution',
      'IP=$(ssh host "docker inspect db")\nssh -N -L 5433:$IP:5432 h',
      1,
    ],
    ['takes them after a loop', 'for n in a b; do\n  docker exec -i $n ls\ndone\nls', 1],
    ['takes them whatever the other machine is told', 'ssh -p 2222 host sudo -n reboot\nls', 1],
    [
      'takes them although the next one is fed',
      'docker exec -i db a &&\n  cat b | docker exec -i db c\nls',
      1,
    ],
    ['harms nothing at the end', 'ls\ndocker compose exec db psql', 0],
    ['harms nothing in one list', 'docker compose run --rm web migrate &&\n  curl localhost', 0],
    ['is not attached', 'docker run --rm alpine ls\ndocker compose run -d web\nls', 0],
    ['reads something else', 'cat a | docker exec -i db psql\nssh host < a\nssh -n host ls\nls', 0],
    ['reads a document', "ssh host bash <<'END'\nls\nEND\nls", 0],
    [
      'is called on another machine',
      "ssh -n host 'cd /srv && docker compose exec -T db ls' > a\nls",
      0,
    ],
  ])('%s', (_, block, found) => {
    expect(problemsOf(`\`\`\`bash\n${block}\n\`\`\`\n`)).toHaveLength(found);
  });

  it('is in a file, which nobody pastes', () => {
    expect(problemsOf('```bash title="backup.sh"\nssh host ls\nls\n```\n')).toEqual([]);
  });
});
