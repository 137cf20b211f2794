import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { type Ask, type Answered, judgeAnswers, parseAsk } from './ask.ts';
import { StepError, until } from './host.ts';
import { BUNDLE } from './prepare.ts';
import { type Backends } from './servers.ts';

interface Request {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

const trust = () => (fs.existsSync(BUNDLE) ? { ca: fs.readFileSync(BUNDLE) } : {});

/** Sends a request over a new connection. Certificates must be right. */
function send({ method, url, headers, body }: Request): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const client = url.startsWith('https:') ? https : http;
    const request = client.request(
      url,
      { method, headers, agent: false, timeout: 10_000, ...trust() },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const raw: [string, string][] = [];
          for (let at = 0; at < response.rawHeaders.length; at += 2)
            raw.push([response.rawHeaders[at] ?? '', response.rawHeaders[at + 1] ?? '']);
          resolve({
            status: response.statusCode ?? 0,
            version: response.httpVersion,
            reason: response.statusMessage ?? '',
            headers: Object.fromEntries(raw.map(([name, value]) => [name.toLowerCase(), value])),
            raw,
            body: Buffer.concat(chunks).toString('utf8'),
          });
        });
      },
    );
    request.on('timeout', () => request.destroy(new Error('no answer within 10 s')));
    request.on('error', reject);
    request.end(body);
  });
}

/** Opens a WebSocket, sends `ping` and waits until it comes back. */
function echo(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const client = url.startsWith('wss:') ? https : http;
    const key = crypto.randomBytes(16).toString('base64');
    const request = client.request(url.replace(/^ws/, 'http'), {
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Key': key,
        'Sec-WebSocket-Version': '13',
      },
      agent: false,
      timeout: 5000,
      ...trust(),
    });
    request.on('timeout', () => request.destroy(new Error('no WebSocket echo within 5 s')));
    request.on('error', reject);
    request.on('response', (response) =>
      reject(new Error(`no upgrade: the answer is ${response.statusCode}`)),
    );
    request.on('upgrade', (_response, socket) => {
      const mask = crypto.randomBytes(4);
      const text = Buffer.from('ping');
      socket.on('data', (frame: Buffer) => {
        socket.destroy();
        if (frame.subarray(2).toString('utf8') === 'ping') resolve();
        else reject(new Error(`the echo is ${JSON.stringify(frame.toString('latin1'))}`));
      });
      socket.write(
        Buffer.concat([
          Buffer.from([0x81, 0x80 | text.length]),
          mask,
          text.map((byte, index) => byte ^ (mask[index % 4] ?? 0)),
        ]),
      );
    });
    request.end();
  });
}

async function tryAsk(ask: Exclude<Ask, { kind: 'switch' }>): Promise<string | undefined> {
  try {
    if (ask.kind === 'websocket') {
      await echo(ask.url);
      return undefined;
    }
    const answers: Answered[] = [];
    const { method, url, headers, payload: body } = ask;
    for (let count = 0; count < ask.times; count += 1)
      answers.push(await send({ method, url, headers, body }));
    return judgeAnswers(ask, answers);
  } catch (error) {
    return (error as Error).message;
  }
}

/** Does what an `ask` says. Throws a `StepError` if the answer is another one. */
export async function perform(text: string, backends: Backends): Promise<void> {
  const ask = parseAsk(text);
  if (ask.kind === 'switch') {
    await (ask.on ? backends.start(ask.backend) : backends.stop(ask.backend));
    return;
  }
  let message = await tryAsk(ask);
  if (message === undefined) return;
  await until(
    async () => {
      message = await tryAsk(ask);
      return message === undefined;
    },
    ask.withinMs,
    () => `ask="${text}": ${message ?? ''}`,
  ).catch((error: unknown) => {
    throw error instanceof StepError ? error : new StepError(String(error));
  });
}

/**
 * Sends an HTTP request as a page shows it, to port 443 or 80 of its Host, and writes the answer
 * the same way.
 */
export async function exchange(text: string): Promise<string> {
  const [head = '', ...rest] = text.split(/\n\s*\n/);
  const [startLine = '', ...headerLines] = head.split('\n');
  const [method = 'GET', target = '/'] = startLine.split(' ');
  const headers = Object.fromEntries(
    headerLines.map((line) => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const host =
    Object.entries(headers).find(([name]) => name.toLowerCase() === 'host')?.[1] ?? 'localhost';
  const body = rest.join('\n\n');
  const urls = /^https?:/.test(target)
    ? [target]
    : /:\d+$/.test(host)
      ? [`http://${host}${target}`]
      : [`https://${host}${target}`, `http://${host}${target}`];
  let problem: unknown;
  for (const url of urls) {
    try {
      const answer = await send({ method, url, headers, body });
      const lines = answer.raw.map(([name, value]) => `${name}: ${value}`);
      return [
        `HTTP/${answer.version} ${answer.status} ${answer.reason}`,
        ...lines,
        '',
        answer.body,
      ].join('\n');
    } catch (error) {
      problem = error;
    }
  }
  throw new StepError(`${method} ${host}${target}: ${(problem as Error).message}`);
}

/** How many requests are under way at a time. */
const AT_A_TIME = 3;

/**
 * What's wrong with a reload under these failures, if anything. Caddy's may reset connections that
 * still wait to be accepted, which `examples/proxy-lab` counts. That's fine up to as many as were
 * under way.
 */
export function lossOf(server: string, failures: readonly string[]): string | undefined {
  const resets = failures.filter((failure) => failure.includes('ECONNRESET'));
  const borne = server === 'caddy' && resets.length <= AT_A_TIME ? resets : [];
  return failures.find((failure) => !borne.includes(failure));
}

/** Sends requests nonstop during `work` and a little longer. Returns how many failed, and why. */
export async function underLoad(
  url: string,
  work: () => Promise<void>,
): Promise<{ sent: number; failures: readonly string[] }> {
  const failures: string[] = [];
  let sent = 0;
  let isOver = false;
  const worker = async () => {
    while (!isOver) {
      sent += 1;
      try {
        const { status } = await send({ method: 'GET', url, headers: {} });
        if (status >= 500) failures.push(`status ${status}`);
      } catch (error) {
        failures.push((error as Error).message);
      }
    }
  };
  const workers = Array.from({ length: AT_A_TIME }, worker);
  await new Promise((resolve) => setTimeout(resolve, 100));
  try {
    await work();
    await new Promise((resolve) => setTimeout(resolve, 700));
  } finally {
    isOver = true;
    await Promise.all(workers);
  }
  return { sent, failures };
}
