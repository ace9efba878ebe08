import { equals } from '@bufbuild/protobuf';
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { entryMaker } from '../../../../conformance/log/inputs/entry/entry-maker.ts';
import { UNSOUND_WAYS } from '../../../../conformance/log/inputs/entry/unsound-entry.ts';
import { requestJson, requestObject } from '../../../../conformance/log/oracle/entry/create-request.ts';
import { CreateEntryRequestSchema } from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import { serve } from '../../serve.ts';
import { createLog, type Log } from '../log.ts';
import { parts } from '../parts.ts';
import { type LogRig, logRig } from '../rig.ts';
import { memoryStore } from '../store/memory-store.ts';

const maker = entryMaker({ runId: 'create-route.test' });
const bodyOf = (name: string) => requestJson(maker.make(name));
const opened = (more: Partial<LogRig> = {}) => createLog(logRig({ origin: 'log.example', ...more }));
const send = (log: Log, body: Uint8Array | undefined, init: RequestInit = {}) =>
  log.handler(
    new Request('http://log/api/v2/log/entries', {
      method: 'POST',
      ...(body ? { body: Buffer.from(body) } : {}),
      ...init,
    }),
  );

describe('a created entry', () => {
  test('is answered with 201 and the entry as JSON', async () => {
    const answer = await send(await opened(), bodyOf('a'));
    expect(answer.status).toBe(201);
    expect(Object.fromEntries(answer.headers)).toEqual({ 'content-type': 'application/json' });
    expect(await answer.json()).toEqual({
      logIndex: '0',
      logId: { keyId: expect.stringMatching(/^[\w+/]{43}=$/) },
      kindVersion: { kind: 'hashedrekord', version: '0.0.2' },
      integratedTime: '0',
      inclusionPromise: null,
      inclusionProof: {
        logIndex: '0',
        treeSize: '1',
        rootHash: expect.stringMatching(/^[\w+/]{43}=$/),
        hashes: [],
        checkpoint: { envelope: expect.stringMatching(/^log\.example\n1\n/) },
      },
      canonicalizedBody: expect.any(String),
    });
  });
  test('is answered with 200 where the log returns existing entries', async () => {
    const log = await opened({ duplicates: 'return-existing' });
    const first = await send(log, bodyOf('a'));
    const second = await send(log, bodyOf('a'));
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(await second.json()).toEqual(await first.json());
  });
  test.each(['text/plain', 'application/x-protobuf', 'application/x-www-form-urlencoded', undefined])(
    'may be sent as %s',
    async (type) => {
      const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
      expect((await send(await opened(), bodyOf('a'), { headers })).status).toBe(201);
    },
  );
});

describe('a refusal', () => {
  const refused = async (more: Partial<LogRig>, body: Uint8Array, earlier: readonly Uint8Array[] = []) => {
    const log = await opened(more);
    for (const entry of earlier) await send(log, entry);
    const answer = await send(log, body);
    return { answer, text: await answer.text(), log };
  };
  test.each<[string, Partial<LogRig>, Uint8Array, number, number, Record<string, string>]>([
    ['of a body that is not JSON', {}, Buffer.from('{'), 400, 3, {}],
    ['of an unsound entry', {}, requestJson(maker.unsound('another-digest', 'a')), 400, 3, {}],
    ['of an empty body', {}, new Uint8Array(), 400, 3, {}],
    ['of a long body', { parts: { ...parts, requestLimit: () => 10 } }, bodyOf('a'), 400, 3, {}],
    ['for the moment', { pushback: 0 }, bodyOf('a'), 503, 14, { 'retry-after': '1' }],
    ['of an existing entry', {}, bodyOf('there'), 409, 6, { 'x-log-index': '0' }],
  ])('%s is a status of RPC in JSON', async (_name, more, body, status, code, headers) => {
    const { answer, text } = await refused(more, body, [bodyOf('there')]);
    expect(answer.status).toBe(status);
    expect(JSON.parse(text)).toEqual({ code, message: expect.stringMatching(/./), details: [] });
    expect(Object.fromEntries(answer.headers)).toEqual({ 'content-type': 'application/json', ...headers });
  });
  test('of a frozen log is 405, but a malformed request is still 400', async () => {
    const { answer, text } = await refused({ frozen: 'now' }, bodyOf('a'));
    expect([answer.status, JSON.parse(text).message]).toEqual([405, expect.stringMatching(/^this log is frozen/)]);
    expect((await refused({ frozen: 'now' }, Buffer.from('{'))).answer.status).toBe(400);
  });
  test.each(UNSOUND_WAYS)('of an entry that is wrong in one way: %s', async (wrong) => {
    const { answer, log } = await refused({}, requestJson(maker.unsound(wrong, 'a')));
    expect([answer.status, log.size()]).toEqual([400, 0n]);
  });
});

describe('another method', () => {
  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s is not allowed, and the answer names the method that is',
    async (method) => {
      const answer = await send(await opened(), undefined, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    },
  );
});

test('a store that fails is a bare 500, then 503 in JSON; neither mentions the store', async () => {
  let broken = false;
  const inner = memoryStore();
  const store = {
    ...inner,
    write: async (path: string, bytes: Uint8Array) => {
      if (broken) throw new Error('SECRET');
      await inner.write(path, bytes);
    },
  };
  const log = await opened({ store: () => store });
  const onError = vi.fn();
  const serving = await serve(log.handler, { onError });
  broken = true;
  const answers = [];
  for (const name of ['a', 'b']) {
    const answer = await fetch(`${serving.url}/api/v2/log/entries`, {
      method: 'POST',
      body: Buffer.from(bodyOf(name)),
    });
    answers.push([answer.status, await answer.text()] as const);
  }
  await serving.close();
  expect(answers.map(([status]) => status)).toEqual([500, 503]);
  expect(JSON.stringify(answers)).not.toContain('SECRET');
  expect(JSON.parse(answers[1]![1])).toMatchObject({ code: 14, details: [] });
  expect(onError).toHaveBeenCalledTimes(1);
});

describe('an unsound request is 400', () => {
  let log: Log;
  beforeAll(async () => {
    log = await opened();
  });
  const sound = bodyOf('fuzzed');
  const entry = parts.readRequest(sound).value!;
  const isRefused = async (body: Uint8Array): Promise<void> => {
    const read = parts.readRequest(body).value;
    // Another spelling of the sound request is sound.
    fc.pre(read === undefined || !equals(CreateEntryRequestSchema, read, entry));
    const answer = await send(log, body);
    expect(answer.status, Buffer.from(body).toString('latin1')).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 3, details: [] });
    expect(log.size()).toBe(0n);
  };
  test('random bytes', () =>
    fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), isRefused), { numRuns: 300 }));
  test('random JSON', () =>
    fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 6 }), (text) => isRefused(Buffer.from(text))),
      { numRuns: 300 },
    ));
  test('a sound request, cut or with other bytes in it', () => {
    const altered = fc
      .tuple(fc.nat(sound.length - 1), fc.nat(3), fc.uint8Array({ maxLength: 4 }))
      .map(([at, removed, put]) => Buffer.concat([sound.subarray(0, at), put, sound.subarray(at + removed)]));
    return fc.assert(fc.asyncProperty(altered, isRefused), { numRuns: 400 });
  });
  test('a sound request with one member changed, taken away or added', () => {
    const paths = [...membersOf(requestObject(maker.make('fuzzed')))];
    const names = fc.constantFrom(
      'publicKey',
      'x509_certificate',
      'key_details',
      'rawBytes',
      '__proto__',
      'toString',
      'spec',
    );
    const values = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.base64String(), fc.integer({ min: -1, max: 30 }));
    const changed = fc
      .tuple(fc.constantFrom(...paths), fc.constantFrom('set', 'take', 'add'), names, values)
      .map(([path, how, name, value]) => {
        const copy = structuredClone(requestObject(maker.make('fuzzed'))) as unknown as Json;
        const holder = path.slice(0, -1).reduce((at, member) => at[member] as Json, copy);
        const last = path.at(-1)!;
        if (how === 'take') delete holder[last];
        else if (how === 'set') holder[last] = value;
        else Object.defineProperty(holder, name, { value, enumerable: true, configurable: true });
        return Buffer.from(JSON.stringify(copy));
      });
    return fc.assert(fc.asyncProperty(changed, isRefused), { numRuns: 400 });
  });
  test.each<[string, string]>([
    ['deep arrays', '['.repeat(1_000_000)],
    ['deep objects', '{"a":'.repeat(200_000)],
    ['a deep value that is complete', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['many members', `{${Array.from({ length: 200_000 }, (_, i) => `"a${i}":0`).join(',')}}`],
    ['a long name', `{"${'a'.repeat(3_000_000)}":0}`],
    ['a long number', `{"hashedRekordRequestV002":{"digest":${'9'.repeat(3_000_000)}}}`],
    ['a long digest', `{"hashedRekordRequestV002":{"digest":"${'A'.repeat(4_000_000)}"}}`],
    ['lone surrogates', '{"hashedRekordRequestV002":{"digest":"\\ud800"}}'],
  ])('%s', (_name, text) => isRefused(Buffer.from(text)));
});

type Json = { [name: string]: unknown };

/** The path of every member of an object, the outermost first. */
function* membersOf(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    yield [...path, name];
    yield* membersOf(inner, [...path, name]);
  }
}
