import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems-of.ts';

describe("a folder of the reader's", () => {
  const both = (make: string, remove: string, words = 'If `mkdir` refuses, move yours away:') =>
    problemsOf(
      `${words}\n\n\`\`\`bash\n${make}\n\`\`\`\n\nDelete it:\n\n\`\`\`bash\n${remove}\n\`\`\`\n`,
    );

  it.each([
    ['mkdir -p ~/ci/pipeline', 'cd ~ && rm -rf ~/ci', "9: it deletes '~/ci'"],
    ['mkdir -p site/logs', 'rm -r site', "9: it deletes 'site'"],
    ['restic init --repo ~/near', 'rm -rf ~/near', "9: it deletes '~/near'"],
    ['sudo install -D a.py /opt/shop/a.py', 'sudo rm -r /opt/shop', "9: it deletes '/opt/shop'"],
  ])('may have been there before %s', (make, remove, said) => {
    expect(both(make, remove)).toHaveLength(1);
    expect(both(make, remove)[0]).toContain(said);
  });

  it.each([
    ['mkdir ~/ci ~/ci/pipeline', 'rm -rf ~/ci'],
    ['mkdir site\nmkdir -p site/logs', 'rm -r site'],
    ['mkdir hello && cd hello', 'cd .. && rm -r hello'],
    ['mkdir -p out/logs', 'rm out/logs/a.txt'],
    ['sudo mkdir /opt/shop', 'sudo rm -r /opt/shop'],
  ])('was not there before %s', (make, remove) => {
    expect(both(make, remove)).toEqual([]);
  });
});

describe('lines behind what refuses a name that is there', () => {
  it.each([
    ['run elsewhere', 'Make it:', 'mkdir shop && cd shop\ngit init', 1],
    ['run below it', 'Make it:', 'mkdir ~/ci\ncd ~/ci/shop\ngit init', 1],
    ['run elsewhere after a line for each', 'Make it:', 'mkdir shop\ncd shop\ngit init', 1],
    ['do not run', 'Make it:', 'mkdir shop && cd shop &&\n  git init', 0],
    ['stay where they are', 'Make it:', 'mkdir shop && ls\n(cd shop && ls)\nls', 0],
    ['are none', 'Make it:', 'mkdir shop && cd shop', 0],
    ['are prepared by words', 'If `mkdir` refuses, stop:', 'mkdir shop && cd shop\ngit init', 0],
    ['may stand in one that is there', 'Make it:', 'mkdir -p shop && cd shop\ngit init', 0],
    ['take another database', 'Make it:', 'createdb forms\npsql forms', 1],
    ['restore into another database', 'Make it:', 'createdb a\npg_restore -c --dbname=a a.dump', 1],
    ['take the new database', 'Make it:', 'createdb forms && psql forms', 0],
    ['are about something else', 'Make it:', 'createdb forms\nls', 0],
  ])('%s', (_, words, block, found) => {
    expect(problemsOf(`${words}\n\n\`\`\`bash\n${block}\n\`\`\`\n`)).toHaveLength(found);
  });
});
