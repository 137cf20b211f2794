import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { buildIndex, type SearchPage } from '../index.ts';
import { type Parts, SearchClient } from './client.ts';
import { Engine } from './engine.ts';
import { type RemoteEngine, WorkerLost } from './remote.ts';

const pagesOf = (word: string): SearchPage[] => [
  {
    url: `/docs/${word}/`,
    title: 'Harbour',
    path: ['Docs'],
    description: '',
    keywords: '',
    sections: [
      { heading: '', hash: '', text: `ships ${word}` },
      { heading: 'Cranes', hash: '#cranes', text: 'lift' },
    ],
  },
];

/** The files of a deploy, by name. */
function deploy(word: string): Record<string, string> {
  const { head, body } = buildIndex(
    word === 'new' ? [...pagesOf(word), ...pagesOf('more')] : pagesOf(word),
  );
  return { [`head.${word}`]: JSON.stringify(head), [`body.${word}`]: JSON.stringify(body) };
}

const here = (): Promise<RemoteEngine> => {
  const engine = new Engine();
  return Promise.resolve({
    open: (text: string) => Promise.resolve().then(() => engine.open(text)),
    addTexts: (text: string) => Promise.resolve().then(() => engine.addTexts(text)),
    search: (...question: Parameters<Engine['search']>) =>
      Promise.resolve().then(() => engine.search(...question)),
  });
};

const lost = () => Promise.reject(new WorkerLost('blocked'));

/**
 * A server whose files can change or be damaged between requests. `cached` answers requests that accept a
 * cached file.
 */
class Server {
  word = 'old';
  files = deploy('old');
  cached: Record<string, string> = {};
  asked: string[] = [];

  private read(name: string, fresh: boolean): Promise<string> {
    this.asked.push(fresh ? `${name}!` : name);
    const text = (fresh ? undefined : this.cached[name]) ?? this.files[name];
    return text === undefined ? Promise.reject(new Error('404')) : Promise.resolve(text);
  }

  parts(engines: Parts['engines'] = [here, here]): Parts {
    return {
      head: async (fresh) => {
        const [head, body] = [`head.${this.word}`, `body.${this.word}`];
        return { manifest: { head, body, texts: '' }, text: await this.read(head, fresh) };
      },
      text: (name, fresh) => this.read(name, fresh),
      engines,
    };
  }
}

const urls = async (client: SearchClient, query: string) =>
  (await client.search(query)).hits.map(({ url }) => url);

describe('the search client', () => {
  test('answers from titles before the texts are there', async () => {
    const client = new SearchClient(new Server().parts());
    expect(await client.search('harbour')).toMatchObject({ total: 1 });
    expect(await urls(client, 'ships')).toEqual([]);
    await client.loadTexts();
    expect(await client.search('ships')).toMatchObject({ total: 1 });
  });

  test.each([
    ['titles, then texts', 'harbour', [false, true]],
    ['texts alone where titles have nothing', 'ships', [true]],
    ['that there is nothing once texts were searched', 'planes', [true]],
  ])('answers in steps: %s', async (_, query, steps) => {
    let searches = 0;
    const counting = async () => {
      const engine = await here();
      const search: RemoteEngine['search'] = (...question) => {
        searches += 1;
        return engine.search(...question);
      };
      return { ...engine, search };
    };
    const parts = new Server().parts([counting, here]);
    const slow: Parts = {
      ...parts,
      text: async (...file) => {
        await vi.waitUntil(() => searches > 0);
        return parts.text(...file);
      },
    };
    const shown: boolean[] = [];
    await new SearchClient(slow).answer(query, {}, ({ isComplete }) => shown.push(isComplete));
    expect(shown).toEqual(steps);
  });

  test('answers in one step where texts are there already', async () => {
    const client = new SearchClient(new Server().parts());
    await client.loadTexts();
    const shown: boolean[] = [];
    await client.answer('harbour', {}, ({ isComplete }) => shown.push(isComplete));
    expect(shown).toEqual([true]);
  });

  test('answers in steps: why texts could not be searched', async () => {
    const server = new Server();
    delete server.files['body.old'];
    const shown: unknown[] = [];
    await new SearchClient(server.parts()).answer('harbour', {}, ({ hits, partly }) =>
      shown.push([hits.length, partly]),
    );
    expect(shown.at(-1)).toEqual([1, '404']);
  });

  test('gives the texts of a page for excerpts, its list of files fetched once', async () => {
    const server = new Server();
    server.files[''] = JSON.stringify({ '/docs/old/': 'docs-old' });
    server.files['docs-old'] = JSON.stringify(['ships', 'lift']);
    const client = new SearchClient(server.parts());
    expect(await client.textsOf('/docs/old/')).toEqual(['ships', 'lift']);
    expect(await client.textsOf('/blog/')).toEqual([]);
    expect(server.asked).toEqual(['head.old', '', 'docs-old']);
  });

  test('gives no more hits than asked for, and how many there are', async () => {
    const server = new Server();
    Object.assign(server, { word: 'new', files: deploy('new') });
    const { hits, total } = await new SearchClient(server.parts()).search('harbour', { limit: 1 });
    expect([hits.length, total]).toEqual([1, 2]);
  });

  test('fetches each file once, however often it is asked', async () => {
    const server = new Server();
    const client = new SearchClient(server.parts());
    await Promise.all([client.load(), client.search('a'), client.loadTexts(), client.loadTexts()]);
    expect(server.asked).toEqual(['head.old', 'body.old']);
  });

  test.each([
    ['cut off', (text: string) => text.slice(0, -9)],
    ['another file', () => '[]'],
    ['a page of HTML', () => '<!doctype html>'],
    ['empty', () => ''],
  ])('fetches titles again past the cache when they are %s', async (_, damage) => {
    const server = new Server();
    server.cached = { 'head.old': damage(server.files['head.old'] ?? '') };
    expect(await urls(new SearchClient(server.parts()), 'harbour')).toEqual(['/docs/old/']);
    expect(server.asked).toEqual(['head.old', 'head.old!']);
  });

  test.each(['head.old', 'body.old'])(
    'tells why when %s stays damaged, and tries again later',
    async (name) => {
      const server = new Server();
      const whole = server.files[name] ?? '';
      server.files[name] = whole.slice(0, -9);
      const client = new SearchClient(server.parts());
      await expect(client.loadTexts()).rejects.toThrow('The index is damaged.');
      server.files[name] = whole;
      await client.loadTexts();
      expect(await urls(client, 'ships')).toEqual(['/docs/old/']);
    },
  );

  test('answers from titles while the texts are missing', async () => {
    const server = new Server();
    delete server.files['body.old'];
    const client = new SearchClient(server.parts());
    await client.load();
    await expect(client.loadTexts()).rejects.toThrow('404');
    expect(await urls(client, 'harbour')).toEqual(['/docs/old/']);
  });

  test('takes both files of the new deploy when the texts of the old are gone', async () => {
    const server = new Server();
    const client = new SearchClient(server.parts());
    await client.load();
    Object.assign(server, { word: 'new', files: deploy('new') });
    await client.loadTexts();
    expect((await urls(client, 'ships')).sort()).toEqual(['/docs/more/', '/docs/new/']);
  });

  test('works in the page where workers are blocked', async () => {
    const client = new SearchClient(new Server().parts([lost, here]));
    await client.loadTexts();
    expect(await urls(client, 'ships')).toEqual(['/docs/old/']);
  });

  test('tries an engine again whose code could not be loaded', async () => {
    let isOffline = true;
    const offline = () => (isOffline ? Promise.reject(new Error('offline')) : here());
    const client = new SearchClient(new Server().parts([lost, offline]));
    await expect(client.search('ships')).rejects.toThrow('offline');
    isOffline = false;
    await client.loadTexts();
    expect(await urls(client, 'ships')).toEqual(['/docs/old/']);
  });

  test.each(['open', 'addTexts', 'search'] as const)(
    'goes on in the page when the worker is lost at %s',
    async (call) => {
      const dying = async () => ({ ...(await here()), [call]: lost });
      const client = new SearchClient(new Server().parts([dying, here]));
      await client.loadTexts();
      await client.search('ships');
      await client.loadTexts();
      expect(await urls(client, 'ships')).toEqual(['/docs/old/']);
    },
  );

  test('fuzz: whatever a server sends, it answers or says why, and recovers', async () => {
    const whole = deploy('old');
    const sent = fc.oneof(
      fc.constant(undefined),
      fc.string(),
      fc.json(),
      fc.nat(2000).map((end) => (whole['head.old'] ?? '').slice(0, end)),
      fc.constantFrom(...Object.values(whole)),
    );
    await fc.assert(
      fc.asyncProperty(sent, sent, fc.string(), async (head, body, query) => {
        const server = new Server();
        const put = (name: string, text: string | undefined) => {
          if (text === undefined) delete server.files[name];
          else server.files[name] = text;
        };
        put('head.old', head);
        put('body.old', body);
        const client = new SearchClient(server.parts());
        const settled = await Promise.allSettled([client.search(query), client.loadTexts()]);
        for (const one of settled) {
          if (one.status === 'rejected') expect((one.reason as Error).message).toMatch(/\w/);
        }
        server.files = { ...whole };
        await client.loadTexts();
        expect(await urls(client, 'harbour')).toEqual(['/docs/old/']);
      }),
      { numRuns: 300 },
    );
  });
});
