import { create } from '@bufbuild/protobuf';
import { Code } from '@connectrpc/connect';
import { beforeEach, describe, expect, test } from 'vitest';
import { entryMaker } from '../../../../conformance/log/inputs/entry/entry-maker.ts';
import { verifyInclusion } from '../../../../conformance/log/oracle/merkle/inclusion.ts';
import { createRequestMessage } from '../../../../conformance/log/target/rpc/messages.ts';
import { CreateEntryRequestSchema } from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import { createLog, type Log } from '../log.ts';
import { parts } from '../parts.ts';
import { type LogRig, logRig } from '../rig.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';

const maker = entryMaker({ runId: 'create.test' });
const requestOf = (name: string) => create(CreateEntryRequestSchema, createRequestMessage(maker.make(name)));
const rigWith = (more: Partial<LogRig> = {}) => logRig({ origin: 'log.example', ...more });
const open = (more: Partial<LogRig> = {}) => createLog(rigWith(more));
/** The code of a refusal, or the index of the new entry. */
const outcome = async (log: Log, name: string) => {
  const { value, refusal } = await log.createEntry(requestOf(name));
  return refusal ? Code[refusal.code] : value.entry.logIndex;
};

describe('an entry', () => {
  test('is answered with the checkpoint and proof that were published with it', async () => {
    const log = await open();
    await log.append([Buffer.from('before')]);
    const { value } = await log.createEntry(requestOf('a'));
    const { entry, isNew } = value!;
    const { inclusionProof, logIndex, canonicalizedBody } = entry;
    expect([isNew, logIndex, inclusionProof?.treeSize, log.size()]).toEqual([true, 1n, 2n, 2n]);
    const served = await log.handler(new Request('http://log/api/v2/checkpoint'));
    expect(inclusionProof?.checkpoint?.envelope).toBe(await served.text());
    const { rootHash: root, hashes: proof, treeSize: size } = inclusionProof!;
    const leafHash = parts.leafHash(canonicalizedBody);
    expect(verifyInclusion({ index: logIndex, size, leafHash, proof, root })).toBeUndefined();
  });
  test.each([1, 300])('of %d at a time gets its own index and a proof', async (count) => {
    const log = await open();
    const names = Array.from({ length: count }, (_, i) => `many ${i}`);
    const created = await Promise.all(names.map((name) => log.createEntry(requestOf(name))));
    for (const [i, { value }] of created.entries()) {
      const { logIndex: index, canonicalizedBody, inclusionProof } = value!.entry;
      const { treeSize: size, hashes: proof, rootHash: root } = inclusionProof!;
      expect(index).toBe(BigInt(i));
      const claim = { index, size, leafHash: parts.leafHash(canonicalizedBody), proof, root };
      expect(verifyInclusion(claim)).toBeUndefined();
    }
  });
});

describe('an entry that the log already has', () => {
  test('is refused, with its index', async () => {
    const log = await open();
    await log.createEntry(requestOf('a'));
    await log.createEntry(requestOf('b'));
    const { refusal } = await log.createEntry(requestOf('a'));
    expect(refusal).toMatchObject({ code: Code.AlreadyExists, headers: { 'x-log-index': '0' } });
    expect(log.size()).toBe(2n);
  });
  test('is returned again, in the present tree, where the rig allows it', async () => {
    const log = await open({ duplicates: 'return-existing' });
    await log.createEntry(requestOf('a'));
    await log.createEntry(requestOf('b'));
    const { value } = await log.createEntry(requestOf('a'));
    expect(value).toMatchObject({
      isNew: false,
      entry: { logIndex: 0n, inclusionProof: { logIndex: 0n, treeSize: 2n } },
    });
    expect(log.size()).toBe(2n);
  });
  test('is logged again, where the rig allows it', async () => {
    const log = await open({ duplicates: 'readmit' });
    expect([await outcome(log, 'a'), await outcome(log, 'a')]).toEqual([0n, 1n]);
  });
  test('is logged once, of eight equal requests that come at once', async () => {
    const log = await open();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcome(log, 'a')));
    expect(outcomes.toSorted()).toEqual([0n, ...Array(7).fill('AlreadyExists')].toSorted());
    expect(log.size()).toBe(1n);
  });
  test('is known after the log is opened again', async () => {
    const store = memoryStore();
    const rig = rigWith({ store: () => store });
    const log = await createLog(rig);
    await log.append(Array.from({ length: 255 }, (_, i) => Buffer.from(`${i}`)));
    await Promise.all(['a', 'b', 'c'].map((name) => log.createEntry(requestOf(name))));
    const reopened = await createLog(rig);
    const refusals = await Promise.all(['a', 'b', 'c'].map((name) => reopened.createEntry(requestOf(name))));
    expect(refusals.map(({ refusal }) => refusal?.headers?.['x-log-index'])).toEqual(['255', '256', '257']);
  });
});

describe('a log that accepts no entries', () => {
  test('because it is frozen refuses before it reads the request', async () => {
    const log = await open({ frozen: 'Wed Aug 19 06:42:17 UTC 2026' });
    expect((await log.createEntry(create(CreateEntryRequestSchema))).refusal).toMatchObject({
      status: 405,
    });
  });
  test('because too many are under way accepts them later', async () => {
    const log = await open({ pushback: 2 });
    const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map((name) => outcome(log, name)));
    expect(outcomes).toEqual([0n, 1n, 'Unavailable', 'Unavailable']);
    expect(await outcome(log, 'c')).toBe(2n);
  });
  test('because it is closed refuses new entries, and still recognises old ones', async () => {
    const log = await open();
    await log.createEntry(requestOf('a'));
    await log.close();
    expect([await outcome(log, 'b'), await outcome(log, 'a')]).toEqual(['Unavailable', 'AlreadyExists']);
  });
});

describe('a store that fails', () => {
  let broken: boolean;
  let rig: LogRig;
  const store = (): Store => {
    const inner = memoryStore();
    return {
      ...inner,
      write: async (path, bytes) => {
        if (broken && path.startsWith('tile/0')) throw new Error('disk full at /secret/path');
        return inner.write(path, bytes);
      },
    };
  };
  beforeEach(() => {
    broken = false;
    const inner = store();
    rig = rigWith({ store: () => inner });
  });
  test('fails the entries that were being written, then the log refuses all others', async () => {
    const log = await createLog(rig);
    await log.createEntry(requestOf('a'));
    broken = true;
    const failing = await Promise.allSettled(['b', 'c'].map((name) => log.createEntry(requestOf(name))));
    for (const result of failing)
      expect(result).toMatchObject({ status: 'rejected', reason: { message: /^disk full/ } });
    broken = false;
    const { refusal } = await log.createEntry(requestOf('d'));
    expect(refusal?.code).toBe(Code.Unavailable);
    expect(refusal?.message).not.toContain('disk');
    expect(log.size()).toBe(1n);
  });
  test('is forgotten when the log is opened again: a failed entry can be created', async () => {
    const log = await createLog(rig);
    broken = true;
    await expect(log.createEntry(requestOf('b'))).rejects.toThrow('disk full');
    broken = false;
    expect(await outcome(await createLog(rig), 'b')).toBe(0n);
  });
});

test('an entry beyond the limit is refused, and nothing is written', async () => {
  const log = await open({ parts: { ...parts, entryLimit: () => 100 } });
  expect(await outcome(log, 'a')).toBe('InvalidArgument');
  expect(log.size()).toBe(0n);
});
