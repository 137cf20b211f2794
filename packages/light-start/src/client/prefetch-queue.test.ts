import { describe, expect, it } from 'vitest';
import { createQueue } from './prefetch-queue';

/** A queue whose fetches end when the test says so, and which is always idle. */
function setUp(answer: (path: string) => boolean = () => true) {
  const asked: string[] = [];
  const ends: (() => void)[] = [];
  const queue = createQueue(
    (path) => {
      if (!answer(path)) return false;
      asked.push(path);
      return new Promise<void>((resolve) => ends.push(resolve));
    },
    (next) => next(),
    () => '/docs/apps/deploy/',
  );
  const end = async () => {
    ends.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { queue, asked, end };
}

const pages = (count: number) => Array.from({ length: count }, (_, at) => `/${at}/`);

describe('the prefetch queue', () => {
  it('fetches nothing before it is resumed', () => {
    const { queue, asked } = setUp();
    pages(3).forEach(queue.add);
    expect(asked).toEqual([]);
  });

  it('fetches two at once, the next when one is there', async () => {
    const { queue, asked, end } = setUp();
    queue.resume();
    pages(5).forEach(queue.add);
    expect(asked).toEqual(['/0/', '/1/']);
    await end();
    expect(asked).toEqual(['/0/', '/1/', '/2/']);
  });

  it('holds back while a page is on its way, and goes on after it', async () => {
    const { queue, asked, end } = setUp();
    queue.resume();
    pages(5).forEach(queue.add);
    queue.pause();
    await end();
    expect(asked).toHaveLength(2);
    queue.resume();
    expect(asked).toHaveLength(3);
  });

  it('forgets those of the page before', async () => {
    const { queue, asked, end } = setUp();
    queue.resume();
    pages(5).forEach(queue.add);
    queue.clear();
    queue.add('/new/');
    await end();
    expect(asked).toEqual(['/0/', '/1/', '/new/']);
  });

  it('takes the nearest first', async () => {
    const { queue, asked, end } = setUp();
    ['/docs/', '/pricing/', '/docs/apps/', '/docs/data/volumes/', '/docs/apps/health/'].forEach(
      queue.add,
    );
    queue.resume();
    for (let count = 0; count < 5; count += 1) await end();
    expect(asked).toEqual([
      '/docs/apps/',
      '/docs/apps/health/',
      '/docs/',
      '/docs/data/volumes/',
      '/pricing/',
    ]);
  });

  it('stops after six pages', async () => {
    const { queue, asked, end } = setUp();
    queue.resume();
    pages(30).forEach(queue.add);
    for (let count = 0; count < 30; count += 1) await end();
    expect(asked).toHaveLength(6);
  });

  it('passes over a page that needs no fetching, and asks for none twice at once', () => {
    const { queue, asked } = setUp((path) => path !== '/0/');
    pages(2).forEach(queue.add);
    queue.add('/1/');
    queue.resume();
    expect(asked).toEqual(['/1/']);
  });
});
