import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems-of.ts';

describe('what a page leaves on', () => {
  const page = (block: string, words = '', name = 'docs/a.mdx') =>
    problemsOf(`Start it:\n\n\`\`\`bash\n${block}\n\`\`\`\n\n${words}\n`, name);

  it.each([
    ['a container', 'docker run -d --name cache valkey/valkey:9', '`docker stop cache` ends it.'],
    ['a Compose project', 'docker compose up -d --wait', '`docker compose down` ends it.'],
  ])('is seen for %s, and how it is stopped', (_, block, words) => {
    expect(page(block)[0]).toContain('3: it leaves ');
    expect(page(block, words)).toEqual([]);
  });

  it.each([
    ['redis-server', '`sudo systemctl disable --now redis-server` stops it.'],
    ['openssh-server', '`sudo apt remove -y openssh-server` removes it.'],
  ])('is the server of the package %s', (name, words) => {
    const install = `sudo apt update && sudo apt install -y ${name}`;
    expect(page(install)[0]).toContain(`3: it leaves the server of the package '${name}' running`);
    expect(page(install, words)).toEqual([]);
    expect(page('sudo apt update && sudo apt install -y openssh-client')).toEqual([]);
  });

  it('is another container than the one that is stopped', () => {
    expect(page('docker run -d --name red hello:1', '`docker stop blue`')).toHaveLength(1);
  });

  it('is each program in the background', () => {
    const both = 'node a.mjs &\nnode b.mjs &';
    expect(page(`${both}\nkill %2`)[0]).toContain('3: it leaves a program in the background');
    expect(page(`${both}\nkill %1 %2`)).toEqual([]);
    expect(page(`${both}\njobs -pr | xargs -r kill`)).toEqual([]);
    expect(page('node a.mjs &\nkill -HUP "$!"')).toHaveLength(1);
  });

  it('is meant to go on in a post', () => {
    expect(page('docker compose up -d', '', 'blog/a.mdx')).toEqual([]);
  });

  it.each([
    ['docker tag a:1 a:stable', '`docker image rm a:1`', '`docker image rm a:1 a:stable`'],
    ['docker build -q -t a:2 .', '', '`docker rmi a:2` removes it.'],
    ['docker build --tag=a:2 .', '`docker image rm a:1`', '`docker image rm a:1 a:2`'],
  ])('is a name of an image: %s', (make, some, all) => {
    const left = page(make, some, 'learn/a/b.mdx');
    expect(left).toHaveLength(1);
    expect(left[0]).toContain('3: it leaves the image');
    expect(page(make, all, 'learn/a/b.mdx')).toEqual([]);
    expect(page(make, some)).toEqual([]);
  });
});

describe("a container that may be the reader's own", () => {
  const page = (words: string, end = 'docker rm -f db') =>
    problemsOf(
      `Start it:\n\n\`\`\`bash\ndocker run -d --name db postgres:18\n\`\`\`\n\n${words}\n\n\`\`\`bash\n${end}\n\`\`\`\n`,
    );

  it.each([
    'Take another name if `docker ps -a` shows a container `db`.',
    'If Docker says that the name `db` is in use, take another one.',
  ])('is removed after these words: %s', (words) => {
    expect(page('Remove it:')[0]).toContain("3: it removes the container 'db'");
    expect(page(words)).toEqual([]);
  });

  it('is another one than that of the words', () => {
    expect(page('If Docker says that the name `web` is in use, take another one.')).toHaveLength(1);
    expect(page('`docker ps -a`, then `docker rm db`')).toHaveLength(1);
  });

  it('is kept where the page only stops it', () => {
    expect(page('Stop it:', 'docker stop db')).toEqual([]);
  });
});
