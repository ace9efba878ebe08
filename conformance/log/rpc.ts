/** The service over gRPC: its four operations, and that they answer what HTTP does (the interface document). */
import { check } from '../core/check.ts';
import type { HttpBody, RpcAnswer } from '../core/log-rpc.ts';
import type { LogTarget } from '../core/target.ts';
import { base64, equalBytes } from '../oracle/bytes.ts';
import { canonicalBody } from '../oracle/hashedrekord.ts';
import { leafHash } from '../oracle/merkle.ts';
import { bundlePath, tilePath } from '../oracle/path.ts';
import { created, maker } from './created.ts';
import { entriesAt } from './entries-at.ts';
import { latestCheckpoint } from './note-premises.ts';
import { answered, indexOf, rpcReads, rpcWrites, sayCode } from './rpc-answers.ts';
import { bundlesToCompare, type Compared, checkpointOverHttp, headOf, tilesToCompare } from './rpc-compared.ts';
import { contentTypesAgree } from './rpc-content-type.ts';
import { soundTree } from './sound.ts';
import { kept } from './written.ts';

/** How long HTTP gets to show a checkpoint that gRPC has shown. */
const CATCH_UP_S = 10;
const POLL_MS = 250;
const NO_READS = 'reading is answered elsewhere, not over gRPC';

export const served = check<LogTarget>()({
  proves: 'LOG-CE-003',
  needs: ['grpc'],
  reasons: {
    unimplemented: 'an operation of the service is not there',
    'not-as-declared': 'reading is answered over gRPC, or is not, otherwise than declared',
  },
  run: async (_log, t) => {
    const defect = t.chose('rpc-reads', (await t.use(rpcReads)) ? 'served' : 'elsewhere');
    t.judge(defect && { ...defect, reason: 'not-as-declared' });
    await t.attempt(rpcWrites);
  },
});

export const checkpoint = check<LogTarget>()({
  proves: 'LOG-CE-003',
  needs: ['grpc'],
  reasons: {
    refused: 'GetCheckpoint is refused, though HTTP serves the checkpoint',
    differs: 'GetCheckpoint gives another checkpoint than HTTP',
    'content-type': 'GetCheckpoint names another content type than HTTP',
  },
  run: async (log, t) => {
    await t.use(latestCheckpoint);
    if (!(await t.use(rpcReads))) t.notApplicable(NO_READS);
    const before = await checkpointOverHttp(log);
    const found = await log.grpc.getCheckpoint();
    if (!before) return t.inconclusive('the checkpoint was not served over HTTP just then');
    const value = answered(t, found, 'refused', 'checkpoint');
    const at = 'GetCheckpoint';
    const own = headOf(value.data);
    // The log may have published meanwhile, or a cache show an older one: what HTTP comes to show is what counts.
    const shown =
      own.size > before.size
        ? await t.poll(CATCH_UP_S * 1000, POLL_MS, async () => {
            const now = await checkpointOverHttp(log);
            return now && now.size >= own.size ? now : undefined;
          })
        : before;
    const same = shown !== undefined && (shown.size !== own.size || shown.text === own.text) && own.size >= 0n;
    const expected = (shown ?? before).text;
    t.judge(same ? undefined : { reason: 'differs', expected, actual: own.text, at }, found);
    t.judge(contentTypesAgree(value, 'text/plain', before.answer, at), found);
  },
});

export const tiles = check<LogTarget>()({
  proves: 'LOG-CE-003',
  needs: ['grpc'],
  reasons: {
    refused: 'GetTile is refused, though HTTP serves the tile',
    differs: 'GetTile gives other bytes than HTTP',
    'content-type': 'GetTile names another content type than HTTP',
  },
  run: async (log, t) => {
    await t.use(latestCheckpoint);
    if (!(await t.use(rpcReads))) t.notApplicable(NO_READS);
    await t.use(soundTree);
    // Of the tree as it is now: it may have been empty at first.
    const compared = await tilesToCompare(log, t, (await checkpointOverHttp(log))?.size ?? 0n);
    await t.each(
      compared,
      async (one) => {
        const { level } = one.tile;
        const N = indexOf(tilePath(one.tile));
        agree(t, one, await log.grpc.getTile({ L: level, N }), `GetTile L=${level} N=${N}`);
      },
      'HTTP serves no tile',
    );
  },
});

export const bundles = check<LogTarget>()({
  proves: 'LOG-CE-003',
  needs: ['grpc'],
  reasons: {
    refused: 'GetEntryBundle is refused, though HTTP serves the bundle',
    differs: 'GetEntryBundle gives other bytes than HTTP',
    'content-type': 'GetEntryBundle names another content type than HTTP',
  },
  run: async (log, t) => {
    await t.use(latestCheckpoint);
    if (!(await t.use(rpcReads))) t.notApplicable(NO_READS);
    await t.use(soundTree);
    const compared = await bundlesToCompare(log, t, (await checkpointOverHttp(log))?.size ?? 0n);
    await t.each(
      compared,
      async (one) => {
        const N = indexOf(bundlePath(one.tile));
        agree(t, one, await log.grpc.getEntryBundle({ N }), `GetEntryBundle N=${N}`);
      },
      'HTTP serves no bundle',
    );
  },
});

export const nowhere = check<LogTarget>()({
  proves: 'LOG-CE-003',
  needs: ['grpc'],
  reasons: { found: 'a tile that can never exist is answered over gRPC' },
  run: async (log, t) => {
    if (!(await t.use(rpcReads))) t.notApplicable(NO_READS);
    // Of 256^64 entries and more no log is.
    for (const request of [
      { L: 63, N: '001' },
      { L: 0, N: 'none' },
    ]) {
      const found = await log.grpc.getTile(request);
      const at = `GetTile L=${request.L} N=${request.N}`;
      const actual = `OK, with ${found.value?.data.length} bytes`;
      t.judge(found.code === 0 ? { reason: 'found', expected: 'an error', actual, at } : undefined, found);
    }
  },
});

export const createEntry = check<LogTarget>()({
  proves: 'LOG-CE-003',
  needs: ['grpc', 'create'],
  reasons: {
    refused: 'CreateEntry is refused, though HTTP takes such entries',
    'not-logged': 'the entry of the answer is not at its index in the log',
    'other-body': 'the answer holds another entry than the one that was sent',
  },
  run: async (log, t) => {
    if (!(await t.use(rpcWrites))) t.notApplicable('the log takes no entries');
    const overHttp = await t.use(created);
    // What is wrong with the tree, or with what was created over HTTP, is no matter of gRPC.
    await t.use(kept);
    const entry = (await t.use(maker)).make('over gRPC');
    const found = await log.grpc.createEntry(entry);
    const at = 'CreateEntry';
    const logged = answered(t, found, 'refused', at);
    const body = logged.canonicalizedBody;
    const asSent = canonicalBody(entry);
    const other = { reason: 'other-body', expected: show(asSent), actual: show(body), at } as const;
    // Which form a body has is not the interface's to say, but both ways give the same.
    const known = equalBytes(canonicalBody(overHttp.entry), overHttp.logged.canonicalizedBody);
    t.judge(known && !equalBytes(asSent, body) ? other : undefined, found);
    const [found_] = await entriesAt(log, t, [logged.logIndex]);
    const there = found_!;
    const expected = `entry ${logged.logIndex} with hash ${base64(leafHash(body))}`;
    const defect = { reason: 'not-logged', expected, actual: base64(leafHash(there.entry)), at: there.path } as const;
    t.judge(equalBytes(there.entry, body) ? undefined : defect, there.answer);
  },
});

export const codes = check<LogTarget>()({
  proves: 'LOG-CE-026',
  needs: ['grpc', 'create'],
  reasons: {
    accepted: 'what is to be refused is answered with OK over gRPC',
    code: 'what is refused is refused with another status code than the one that goes with its HTTP status',
  },
  run: async (log, t) => {
    if (!(await t.use(rpcWrites))) t.notApplicable('the log takes no entries');
    const entry = (await t.use(maker)).make('refused over gRPC');
    const signature = Uint8Array.from(entry.signature);
    // The last byte of s: the signature stays one in its form.
    signature[signature.length - 1]! ^= 1;
    const at = 'CreateEntry';
    for (const [what, request] of [
      ['an empty request', undefined],
      ['an entry whose signature does not verify', { ...entry, signature }],
    ] as const) {
      const found = await log.grpc.createEntry(request);
      const expected = `${sayCode(3)} for ${what}, which HTTP refuses with 400`;
      const reason = found.code === 0 ? 'accepted' : 'code';
      t.judge(found.code === 3 ? undefined : { reason, expected, actual: sayCode(found.code), at }, found);
    }
  },
});

type Judging = Parameters<typeof answered>[0];

/** Whether RPC gives what HTTP gave. */
function agree(t: Judging, { bytes, answer }: Compared, found: RpcAnswer<HttpBody>, at: string): void {
  const value = answered(t, found, 'refused', at);
  const expected = `${bytes.length} bytes, as over HTTP`;
  const actual = `${value.data.length} bytes, others than those`;
  t.judge(equalBytes(bytes, value.data) ? undefined : { reason: 'differs', expected, actual, at }, found);
  t.judge(contentTypesAgree(value, 'application/octet-stream', answer, at), found);
}

function show(body: Uint8Array): string {
  return Buffer.from(body).toString('utf8');
}
