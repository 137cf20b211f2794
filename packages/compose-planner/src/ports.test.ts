import { describe, expect, it } from 'vitest';
import { isLoopback, notHttp, parsePort } from './ports.ts';
import './testing.ts';

describe('a port in the short form', () => {
  it.each([
    ['8080', { first: 8080, last: 8080, protocol: 'tcp' }],
    ['8080:80', { first: 80, last: 80, protocol: 'tcp' }],
    ['127.0.0.1:8001:8000', { first: 8000, last: 8000, protocol: 'tcp', hostIp: '127.0.0.1' }],
    ['127.0.0.1::8000', { first: 8000, last: 8000, protocol: 'tcp', hostIp: '127.0.0.1' }],
    ['[::1]:8001:8000', { first: 8000, last: 8000, protocol: 'tcp', hostIp: '::1' }],
    ['::1:80:8080', { first: 8080, last: 8080, protocol: 'tcp', hostIp: '::1' }],
    ['3000-3005', { first: 3000, last: 3005, protocol: 'tcp' }],
    ['9090-9091:8080-8081', { first: 8080, last: 8081, protocol: 'tcp' }],
    ['8000-8010:80', { first: 80, last: 80, protocol: 'tcp' }],
    ['6060:6060/udp', { first: 6060, last: 6060, protocol: 'udp' }],
    [':80', { first: 80, last: 80, protocol: 'tcp' }],
  ])('%s is read', (text, port) => expect(parsePort(text)).toMatchObject({ port }));

  it.each([
    ['', 'is nothing'],
    ['80:', 'has no target'],
    ['8080:abc', 'is not a number'],
    ['0', 'is below the first port'],
    ['70000', 'is above the last port'],
    ['80/tcp/udp', 'has two protocols'],
    ['3000-3005:3000-3004', 'has ranges of different length'],
    ['3005-3000', 'is a range backwards'],
    ['1:2:3:4', 'has too many parts'],
  ])("'%s' %s and is refused", (text) => expect(parsePort(text)).toHaveProperty('problem'));
});

describe('what a port speaks', () => {
  const tcp = { last: 0, protocol: 'tcp' };
  it.each([
    [80, undefined],
    [8080, undefined],
    [3000, undefined],
    [22, 'SSH'],
    [5432, 'PostgreSQL'],
    [1883, 'MQTT'],
  ])('%d: %s', (first, expected) => expect(notHttp({ ...tcp, first })).toBe(expected));

  it('a UDP port is never HTTP', () =>
    expect(notHttp({ first: 80, last: 80, protocol: 'udp' })).toBe('UDP'));
  it('a stated protocol decides over the number', () => {
    expect(notHttp({ ...tcp, first: 5432, appProtocol: 'http' })).toBeUndefined();
    expect(notHttp({ ...tcp, first: 8080, appProtocol: 'mysql' })).toBe('mysql');
  });
});

it.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['10.0.0.1', false],
  [undefined, false],
])('%s is a loopback address: %s', (ip, expected) => expect(isLoopback(ip)).toBe(expected));
