import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryMaker } from '../../../../conformance/log/inputs/entry/entry-maker.ts';
import { requestJson } from '../../../../conformance/log/oracle/entry/create-request.ts';
import { manualClock } from '../../clock.ts';
import { type Handler, type Serving, serve } from '../../serve.ts';
import { wire } from '../../wire.test-tool.ts';
import { ed25519Signer } from '../checkpoint/signer.ts';
import { createLog, type Log } from '../log.ts';
import { logRig } from '../rig.ts';

const maker = entryMaker({ runId: 'direct.test' });
const body = (name: string) => Buffer.from(requestJson(maker.make(name)));
const signer = ed25519Signer({ name: 'log.example', privateKey: Buffer.alloc(32, 7) });
const openLog = () => createLog(logRig({ origin: 'log.example', signer, clock: manualClock(0) }));

/** Two equal logs, one of them without the fast path. */
let logs: Log[];
let servings: Serving[];
beforeAll(async () => {
  logs = await Promise.all([openLog(), openLog()]);
  const [fast, slow] = logs as [Log, Log];
  const withoutDirect: Handler = (request) => slow.handler(request);
  servings = await Promise.all([serve(fast.handler), serve(withoutDirect)]);
});
afterAll(() => Promise.all(servings.map(({ close }) => close())));

/** The bytes of an answer, without the date. */
async function answerTo(url: string, bytes: Uint8Array): Promise<string> {
  return (await wire(url, bytes)).replace(/^date: .*\r\n/im, '').replace(/^host: .*$/im, '');
}

const post = (target: string, content: Uint8Array, more = `Content-Length: ${content.length}\r\n`) =>
  Buffer.concat([Buffer.from(`POST ${target} HTTP/1.1\r\nHost: h\r\nConnection: close\r\n${more}\r\n`), content]);
/** Header names in any case and order. */
const sorted = (answer: string) => {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [status, ...headers] = head.split('\r\n');
  return [status, ...headers.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase())).sort(), ...rest];
};

const CASES: readonly [name: string, bytes: Buffer][] = [
  ['an entry', post('/api/v2/log/entries', body('a'))],
  ['an entry that is there', post('/api/v2/log/entries', body('a'))],
  ['an entry with a query', post('/api/v2/log/entries?x', body('b'))],
  ['no entry', post('/api/v2/log/entries', Buffer.from('{'))],
  ['an empty body', post('/api/v2/log/entries', Buffer.alloc(0))],
  ['a body in chunks', post('/append', Buffer.from('3\r\nabc\r\n0\r\n\r\n'), 'Transfer-Encoding: chunked\r\n')],
  ['a raw entry', post('/append', Buffer.from('abc'))],
  ['an empty raw entry', post('/append', Buffer.alloc(0))],
  ['a raw entry of the largest size', post('/append', Buffer.alloc(65_535, 120))],
  ['a raw entry that is too long', post('/append', Buffer.alloc(65_536, 120))],
  ['another path', post('/appended', Buffer.from('abc'))],
];

test.each(CASES)('%s is answered as by the handler', async (_, bytes) => {
  const [fast, slow] = await Promise.all(servings.map(({ url }) => answerTo(url, bytes)));
  expect(sorted(fast!)).toEqual(sorted(slow!));
  expect(fast).toMatch(/^HTTP\/1\.1 \d{3} /);
});

test('both logs are equal after that', () => {
  expect(logs.map((log) => log.size())).toEqual([6n, 6n]);
});

test('an entry that is cut off is not logged, and the log goes on', async () => {
  const before = logs[0]!.size();
  const socket = connect(Number(new URL(servings[0]!.url).port), '127.0.0.1');
  socket.end(post('/append', Buffer.from('abc'), 'Content-Length: 5\r\n'));
  await once(socket.resume(), 'close');
  expect(await answerTo(servings[0]!.url, post('/append', Buffer.from('next')))).toMatch(/\r\n\r\n\d+$/);
  expect(logs[0]!.size()).toBe(before + 1n);
});

test('a log with middleware has no fast path around it', async () => {
  const log = await createLog(logRig({ origin: 'log.example', middleware: [(next) => (request) => next(request)] }));
  expect(log.handler.direct).toBeUndefined();
});
