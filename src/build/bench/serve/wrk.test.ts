import { describe, expect, it } from 'vitest';
import { parseWrk } from './wrk.ts';

const REPORT = `Running 8s test @ http://127.0.0.1:44713/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    16.94ms   25.56ms 177.76ms   88.37%
    Req/Sec     3.95k     2.38k    9.39k    65.33%
  Latency Distribution
     50%    7.46ms
     75%   20.30ms
     90%   47.36ms
     99%  126.16ms
  30628 requests in 8.10s, 44.43MB read
`;

describe('a report of wrk', () => {
  it('gives rate, 99th percentile and no errors', () => {
    expect(parseWrk(`${REPORT}Requests/sec:   3783.28\nTransfer/sec:      5.49MB\n`)).toEqual({
      requests: 30628,
      perSecond: 3783.28,
      p99: 126.16,
      otherStatus: 0,
      socketErrors: 0,
    });
  });

  it('gives what failed, of every kind', () => {
    const errors =
      '  Socket errors: connect 1, read 79, write 2, timeout 3\n  Non-2xx or 3xx responses: 7\n';
    expect(parseWrk(`${REPORT}${errors}Requests/sec:   3783.28\n`)).toMatchObject({
      otherStatus: 7,
      socketErrors: 85,
    });
  });

  it.each([
    ['850.00us', 0.85],
    ['1.02s ', 1020],
  ])('reads %s', (text, ms) => {
    const report = `${REPORT.replace('126.16ms', text)}Requests/sec:   1.00\n`;
    expect(parseWrk(report).p99).toBeCloseTo(ms);
  });

  it('is refused without a rate', () => {
    expect(() => parseWrk('unable to connect')).toThrow('unable to connect');
  });
});
