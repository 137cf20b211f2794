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

  it('is meant to go on in a post', () => {
    expect(page('docker compose up -d', '', 'blog/a.mdx')).toEqual([]);
  });
});
