/** The service over gRPC: its four operations, and that they answer what HTTP does (the interface document). */
import { check } from '../core/check.ts';
import type { HttpBody, RpcAnswer } from '../core/log-rpc.ts';
import type { LogTarget } from '../core/target.ts';
import { equalBytes } from '../oracle/bytes.ts';
import { bundlePath, tilePath } from '../oracle/path.ts';
import { latestCheckpoint } from './note-premises.ts';
import { answered, indexOf, NO_READS, noteOf, rpcReads, rpcWrites } from './rpc-answers.ts';
import { bundlesToCompare, type Compared, checkpointOverHttp, headOf, tilesToCompare } from './rpc-compared.ts';
import { contentTypesAgree } from './rpc-content-type.ts';
import { soundTree } from './sound.ts';
import { openCheckpoint } from './stages.ts';

/** How long HTTP gets to show a checkpoint that gRPC has shown. */
const CATCH_UP_S = 10;
const POLL_MS = 250;

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

export { codes } from './rpc-codes.ts';
export { createdAsOverHttp, createEntry } from './rpc-create-checks.ts';
export { nowhere } from './rpc-nowhere.ts';

type Judging = Parameters<typeof answered>[0];

/** Whether RPC gives what HTTP gave. */
function agree(t: Judging, { bytes, answer }: Compared, found: RpcAnswer<HttpBody>, at: string): void {
  const value = answered(t, found, 'refused', at);
  const expected = `${bytes.length} bytes, as over HTTP`;
  const actual = `${value.data.length} bytes, others than those`;
  t.judge(equalBytes(bytes, value.data) ? undefined : { reason: 'differs', expected, actual, at }, found);
  t.judge(contentTypesAgree(value, 'application/octet-stream', answer, at), found);
}
