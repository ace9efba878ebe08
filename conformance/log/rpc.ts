/** The service over gRPC: its four operations, and that they answer what HTTP does (the interface document). */
import { check } from '../core/check.ts';
import type { HttpBody, RpcAnswer } from '../core/log-rpc.ts';
import type { LogTarget } from '../core/target.ts';
import { parseBundle } from '../oracle/bundle.ts';
import { base64, equalBytes, utf8 } from '../oracle/bytes.ts';
import { bundlePath, tilePath } from '../oracle/path.ts';
import { TILE_WIDTH } from '../oracle/tile.ts';
import { covering } from './covering.ts';
import { created, creation, maker } from './created.ts';
import { earlierRoot } from './earlier-root.ts';
import type { Found } from './entries-at.ts';
import { latestCheckpoint } from './note-premises.ts';
import { readResent } from './resent.ts';
import { answered, indexOf, noteOf, rpcReads, rpcWrites, sayCode } from './rpc-answers.ts';
import { bundlesToCompare, type Compared, checkpointOverHttp, headOf, tilesToCompare } from './rpc-compared.ts';
import { contentTypesAgree } from './rpc-content-type.ts';
import { messageDefect, rpcLogged } from './rpc-created.ts';
import { refusedEntries, repeatDefect } from './rpc-refusals.ts';
import { ascending } from './sample.ts';
import { soundAgain } from './sent-twice.ts';
import { soundTree } from './sound.ts';
import { contentStage, openCheckpoint, quietBody } from './stages.ts';
import { standing } from './standing.ts';

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
    signature: 'what GetCheckpoint gives is not signed by the log, or a signature of the log does not verify',
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
    if (!log.keys) return;
    // The signatures may be made anew each time, so they are verified, not compared.
    const signed = openCheckpoint(noteOf(value.data, found.exchange), log.keys);
    const note = Buffer.from(value.data).toString('utf8');
    const unsigned = {
      reason: 'signature',
      expected: 'a checkpoint that the log has signed',
      actual: note,
      at,
    } as const;
    t.judge(signed ? undefined : unsigned, found);
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
    twice: 'an entry that was created once over gRPC is in the log twice',
  },
  run: async (log, t) => {
    for (const { logged, answer, there } of await t.use(rpcLogged)) {
      t.judge(undefined, answer);
      if (!log.exclusive) continue;
      const times = entriesOf(there).filter((entry) => equalBytes(entry, logged.canonicalizedBody)).length;
      const expected = `the entry of index ${there.index} once`;
      const twice = { reason: 'twice', expected, actual: `${times} times`, at: there.path } as const;
      t.judge(times > 1 ? twice : undefined, there.answer);
    }
  },
});

export const createdAsOverHttp = check<LogTarget>()({
  proves: 'LOG-CE-026',
  needs: ['grpc', 'create'],
  reasons: {
    proof: 'the inclusion proof in the message is missing, or does not lead to the root of its checkpoint',
    checkpoint: 'the checkpoint in the message is none, is not signed by the log, or is of another tree than is served',
    kind: 'kind and version in the message are neither hashedrekord 0.0.2 nor those over HTTP',
    'log-id': 'the log ID in the message is that of another log',
    time: 'the message has an integrated time or an inclusion promise, which HTTP does not have',
  },
  run: async (log, t) => {
    const all = await t.use(rpcLogged);
    // What is wrong over HTTP is said there.
    await t.use(standing);
    const overHttp = (await t.use(created)).logged;
    for (const { logged, answer } of all) t.judge(messageDefect(logged, overHttp, log.keys), answer);
    const heads = all.map(({ logged }) => contentStage(noteOf(utf8(logged.inclusionProof!.checkpoint)))!.value!);
    const highest = all
      .map(({ logged }) => logged.logIndex)
      .sort(ascending)
      .at(-1)!;
    const { size: largest } = await covering(log, t, highest);
    const rootAt = earlierRoot(log, largest);
    for (const [i, { size, root }] of heads.entries()) {
      const now = size <= largest ? await rootAt(size) : undefined;
      // What is not served is for the checks of tiles to say.
      if (!now || 'status' in now) continue;
      const expected = `${base64(now.root)}, the root of the first ${size} entries of the served tree`;
      const at = 'inclusionProof.checkpoint';
      const defect = { reason: 'checkpoint', expected, actual: base64(root), at } as const;
      t.judge(equalBytes(now.root, root) ? undefined : defect, all[i]!.answer);
    }
  },
});

export const codes = check<LogTarget>()({
  proves: 'LOG-CE-026',
  needs: ['grpc', 'create'],
  reasons: {
    accepted: 'what is to be refused is answered with OK over gRPC',
    code: 'what is refused is refused with another status code than the one that goes with its HTTP status',
    duplicate: 'an entry that is there is answered otherwise over gRPC than over HTTP',
    index: 'over gRPC an entry that is there is said to be at no index, or at another than over HTTP',
  },
  run: async (log, t) => {
    if (!(await t.use(rpcWrites))) t.notApplicable('the log takes no entries');
    const entry = (await t.use(maker)).make('refused over gRPC');
    const signature = Uint8Array.from(entry.signature);
    // The last byte of s: the signature stays one in its form.
    signature[signature.length - 1]! ^= 1;
    const refused = [
      { what: 'an empty request', entry: undefined },
      { what: 'an entry whose signature does not verify', entry: { ...entry, signature } },
      ...(await t.use(refusedEntries)),
    ];
    for (const { what, entry: request } of refused) {
      const found = await log.grpc.createEntry(request);
      const expected = `${sayCode(3)} for ${what}, which HTTP refuses with 400`;
      const [reason, actual, at] = [
        found.code === 0 ? 'accepted' : 'code',
        sayCode(found.code),
        'CreateEntry',
      ] as const;
      t.judge(found.code === 3 ? undefined : { reason, expected, actual, at }, found);
    }
    const { first } = await t.use(soundAgain);
    // HTTP is asked right before: what has become of the entry since is no matter of gRPC.
    const { value: now } = readResent(first.logged, await creation(log, first.entry, t.time));
    if (!now || now.option === 'readmit') return;
    const again = await log.grpc.createEntry(first.entry);
    t.judge(repeatDefect(now, first.logged, again), again);
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

/** All entries of the bundle in which one was found. */
function entriesOf({ path, answer }: Found): readonly Uint8Array[] {
  const width = Number(/\.p\/(\d+)$/.exec(path)?.[1] ?? TILE_WIDTH);
  return parseBundle(quietBody(answer)!, width).value!;
}
