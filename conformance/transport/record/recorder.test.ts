import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { realTime, virtualTime } from '../../core/run/time.ts';
import type { Answer } from '../../core/target/answer.ts';
import type { Exchange } from '../../core/target/exchange.ts';
import type { Header } from '../../core/target/header.ts';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import type { RawAnswer, Transport } from '../http/transport.ts';
import { Recorder } from './recorder.ts';

const bounds = { timeoutMs: 1000, bytes: 1000 };
const SECRETS: Header[] = [
  ['Authorization', 'Bearer SECRET'],
  ['x-api', 'SECRET-22'],
];
const giving = (answer: Partial<Omit<RawAnswer, 'body'>> & { body?: string }): Transport => ({
  origin: 'http://log.example',
  close: async () => {},
  send: async () => ({ status: 200, headers: [], cut: false, ...answer, body: Buffer.from(answer.body ?? '') }),
});
const failing = (message: string): Transport => ({
  ...giving({}),
  send: async () => Promise.reject(new TransportFailure('reset', message)),
});

async function record(transport: Transport, path = '/checkpoint', headers: readonly Header[] = SECRETS) {
  const recorder = new Recorder(virtualTime(), SECRETS);
  const recorded: [Exchange, Answer | undefined][] = [];
  recorder.listen((...record) => recorded.push(record));
  const request = { method: 'GET', path, headers };
  const cause = await recorder.send(transport, request, { bounds, resource: 'checkpoint' }).catch((error) => error);
  return { exchange: recorded[0]![0], answer: recorded[0]![1], recorded, cause };
}

test('listeners receive an exchange once, with its whole answer', async () => {
  const { exchange, answer, recorded } = await record(giving({ headers: [['A', 'b']], body: 'text' }));
  expect(recorded.length).toBe(1);
  expect(exchange).toMatchObject({ id: 1, resource: 'checkpoint', attempt: 1, startedMs: 0, durationMs: 0 });
  expect(exchange.request).toMatchObject({ method: 'GET', url: 'http://log.example/checkpoint' });
  expect(exchange.answer).toEqual({ status: 200, headers: [['A', 'b']], size: 4, preview: 'text', encoding: 'utf-8' });
  expect(answer?.exchange).toBe(1);
});

test('listeners receive a failure, which is also thrown', async () => {
  const { exchange, answer, cause } = await record(failing('GET http://log.example/: gone'));
  expect(exchange).toMatchObject({ id: 1, failure: 'GET http://log.example/: gone' });
  expect([answer, cause.code]).toEqual([undefined, 'reset']);
});

describe('secrets never enter a record', () => {
  test.each<[string, Transport, string]>([
    ['in the request', giving({}), '/checkpoint?key=SECRET-22'],
    ['in the answer', giving({ headers: [['X-Echo', 'Bearer SECRET']], body: 'SECRET SECRET-22' }), '/checkpoint'],
    ['in a cookie', giving({ headers: [['Set-Cookie', 'session=other']] }), '/checkpoint'],
    ['in an address', giving({ headers: [['Location', '/?echo=SECRET']] }), '/?echo=SECRET'],
    ['in a failure', failing('GET http://log.example/?sig=other&x=SECRET: gone'), '/checkpoint'],
  ])('%s', async (_name, transport, path) => {
    const { exchange } = await record(transport, path);
    expect(JSON.stringify(exchange)).not.toMatch(/SECRET|other/);
  });
});

describe('records are small', () => {
  test.each<[string, Parameters<typeof giving>[0], string]>([
    ['a long body', { body: 'x'.repeat(1_000_000) }, '/'],
    ['long headers', { headers: [['A', 'b'.repeat(60_000)]] }, '/'],
    ['many headers', { headers: Array.from({ length: 1000 }, (): Header => ['a', 'b']) }, '/'],
    ['a long address', {}, `/${'x'.repeat(60_000)}`],
  ])('%s', async (_name, answer, path) => {
    const { exchange } = await record(giving(answer), path);
    expect(JSON.stringify(exchange).length).toBeLessThan(12_000);
  });
  test('more than a thousand headers are a TransportFailure of a target that has answered', async () => {
    const headers = Array.from({ length: 1001 }, (): Header => ['a', 'b']);
    const { exchange, cause } = await record(giving({ headers }));
    expect(cause).toMatchObject({ name: 'TransportFailure', code: 'headers-too-large', answered: true });
    expect(exchange.failure).toContain('more than 1000 headers');
  });
});

describe('a call', () => {
  const calling = { url: 'grpc://log.example/S/M', headers: SECRETS, attempt: 2, text: '{"N":"SECRET-22"}' };
  const call = async (work: (id: number) => Promise<{ code: number; message: string; metadata: Header[] }>) => {
    const recorder = new Recorder(virtualTime(), SECRETS);
    const recorded: Exchange[] = [];
    recorder.listen((exchange) => recorded.push(exchange));
    await recorder.call({ ...calling, message: Buffer.from('SECRET-22') }, work).catch(() => undefined);
    return recorded[0]!;
  };
  test('is recorded by its status, its metadata and its message, without secrets', async () => {
    const exchange = await call(async () => ({ code: 5, message: 'no SECRET-22', metadata: [['X', 'SECRET-22']] }));
    expect(exchange).toMatchObject({ id: 1, attempt: 2, request: { method: 'RPC', url: 'grpc://log.example/S/M' } });
    expect(exchange.request.body).toEqual({ preview: '{"N":"*********"}', encoding: 'utf-8', size: 9, whole: false });
    expect(exchange.answer).toMatchObject({ status: 5, size: 12, preview: 'no *********', encoding: 'utf-8' });
    expect(JSON.stringify(exchange)).not.toContain('SECRET');
  });
  test('that fails is recorded with the reason', async () => {
    const exchange = await call(async () =>
      Promise.reject(new TransportFailure('reset', 'SECRET-22 gone', { answered: true })),
    );
    expect(exchange).toMatchObject({ failure: '[redacted] gone', answered: true });
    expect(exchange.answer).toBeUndefined();
  });
  test('of a thousand metadata entries is cut short', async () => {
    const metadata = Array.from({ length: 100_000 }, (): Header => ['a', 'b'.repeat(100)]);
    const exchange = await call(async () => ({ code: 0, message: 'x'.repeat(1_000_000), metadata }));
    expect(JSON.stringify(exchange).length).toBeLessThan(12_000);
  });
});

test('a record has the body of its request', async () => {
  const recorder = new Recorder(virtualTime());
  const recorded: Exchange[] = [];
  recorder.listen((exchange) => recorded.push(exchange));
  await recorder.send(giving({}), { method: 'POST', path: '/', body: Buffer.from('{}') }, { bounds });
  await recorder.send(giving({}), { method: 'GET', path: '/' }, { bounds });
  expect(recorded.map((exchange) => exchange.request.body)).toEqual([
    { preview: '{}', encoding: 'utf-8', size: 2, whole: true },
    undefined,
  ]);
});

test('a record names the key in its address, where the address has a key exactly as given', async () => {
  const recorder = new Recorder(virtualTime(), [], { key: 'FIRST-KEY', otherKey: 'SECOND-KEY', odd: 'a b' });
  const recorded: Exchange[] = [];
  recorder.listen((exchange) => recorded.push(exchange));
  const queries = [
    'key=FIRST-KEY',
    'key=SECOND-KEY&a=1',
    'key=FIRST-KEY1',
    'key=made-up',
    'key=a%20b',
    'key=FIRST-KEY&token=t',
  ];
  for (const query of [...queries, 'a=1'])
    await recorder.send(giving({}), { method: 'GET', path: `/?${query}` }, { bounds });
  const withoutKey = queries.slice(2).map(() => undefined);
  expect(recorded.map(({ request }) => request.key)).toEqual(['key', 'otherKey', ...withoutKey, undefined]);
  expect(JSON.stringify(recorded)).not.toMatch(/FIRST-KEY|SECOND-KEY/);
});

test('openFor gives the age of the oldest pending exchange', async () => {
  const recorder = new Recorder(realTime());
  let answer = (_: RawAnswer) => {};
  const pending: Transport = { ...giving({}), send: () => new Promise((resolve) => (answer = resolve)) };
  expect(recorder.openFor()).toBe(0);
  const sent = recorder.send(pending, { method: 'GET', path: '/' }, { bounds });
  recorder.listen(() => expect(recorder.openFor()).toBe(0));
  await sleep(30);
  expect(recorder.openFor()).toBeGreaterThan(20);
  answer({ status: 200, headers: [], body: new Uint8Array(), cut: false });
  await sent;
  expect(recorder.openFor()).toBe(0);
});

test('a key that is hidden later does not appear in further records', async () => {
  const recorder = new Recorder(virtualTime());
  const recorded: Exchange[] = [];
  recorder.listen((exchange) => recorded.push(exchange));
  const echo = giving({ headers: [['X-Echo', 'b4f3a9e01b7d']], body: 'no such key: b4f3a9e01b7d' });
  const request = { method: 'GET', path: '/?echo=b4f3a9e01b7d' };
  await recorder.send(echo, request, { bounds });
  recorder.hide('b4f3a9e01b7d');
  await recorder.send(echo, request, { bounds });
  expect(JSON.stringify(recorded[0])).toContain('b4f3a9e01b7d');
  expect(JSON.stringify(recorded[1])).not.toContain('b4f3a9e01b7d');
});
