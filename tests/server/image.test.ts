import fs from 'node:fs';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './http';
import { readImage } from './image';
import { freePort } from '../../tools/bench/free-port';
import { canServe, type Container, startContainer } from './server';

describe.skipIf(!canServe)("the image's command", () => {
  let container: Container;
  beforeAll(async () => {
    container = await startContainer();
  });
  afterAll(() => container.stop());

  it('runs as a user other than root, without capabilities', () => {
    const { pid } = container.process;
    const child = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    const status = fs.readFileSync(`/proc/${child}/status`, 'utf8');
    expect(/^Name:\s*(\S+)/m.exec(status)?.[1]).toBe('caddy');
    for (const set of ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb']) {
      expect(new RegExp(`^${set}:\\s*0+$`, 'm').test(status), set).toBe(true);
    }
    expect(container.run('id -u').output.trim()).toBe(readImage().user.split(':')[0]);
    expect(readImage().user).not.toMatch(/^(?:0|root)\b/);
  });

  it.each(['/', '/srv', '/etc/caddy', '/tmp', '/var', '/root', '/usr'])(
    'has no place to write in %s',
    (folder) => {
      expect(container.run(`mkdir -p ${folder} && touch ${folder}/x`).status).not.toBe(0);
    },
  );

  it('answers on the port of the environment', async () => {
    const port = await freePort();
    const other = await startContainer({ PORT: String(port) });
    expect((await ask(port, '/')).status).toBe(200);
    expect(await other.stop()).toBe(0);
  });

  it('is found healthy by the check of the image, and not after its end', async () => {
    const other = await startContainer();
    const check = readImage().healthCheck;
    expect(check).toContain('${PORT}');
    expect(other.run(check)).toMatchObject({ status: 0 });
    await other.stop();
    expect(other.run(check).status).not.toBe(0);
  });

  it('is reported unhealthy if the site is missing', async () => {
    const empty = fs.mkdtempSync('/tmp/empty-site-');
    fs.mkdirSync(`${empty}/.server`);
    for (const name of ['headers', 'redirects'])
      fs.writeFileSync(`${empty}/.server/${name}.caddy`, '# none\n');
    const other = await startContainer({}, empty);
    expect(other.run(readImage().healthCheck).status).not.toBe(0);
    await other.stop();
    fs.rmSync(empty, { recursive: true });
  });

  it('finishes a request under way after SIGTERM, takes no new one, and ends with 0', async () => {
    const other = await startContainer();
    const socket = net.connect(other.port, '127.0.0.1');
    const answer = new Promise<string>((resolve, reject) => {
      let text = '';
      socket.on('data', (part) => (text += part.toString('latin1')));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    // The head of the request isn't complete yet when the server is told to stop.
    await new Promise<void>((resolve) =>
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n', () => resolve()),
    );
    await ask(other.port, '/');
    const ended = other.stop();
    socket.write('\r\n');
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(await ended).toBe(0);
    await expect(ask(other.port, '/')).rejects.toThrow(/ECONNREFUSED/);
  });
});
