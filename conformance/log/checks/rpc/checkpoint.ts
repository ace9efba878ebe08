import { check } from '../../../core/check/check.ts';
import { lenientHead } from '../../oracle/checkpoint/lenient-head.ts';
import { noteAsAnswer } from '../../oracle/checkpoint/note-answer.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { rpcContentTypeDefect } from '../../oracle/rpc/content-type.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import { checkpointOverHttp } from '../../premises/rpc/http-resources.ts';
import { messageOfAnswer } from '../../premises/rpc/message-of.ts';
import { NO_RPC_READS, rpcReads } from '../../premises/rpc/service.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** How long HTTP gets to show a checkpoint that gRPC has shown. */
const CATCH_UP_S = 10;
const POLL_MS = 250;

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
    await t.use(verifiedCheckpoint);
    if (!(await t.use(rpcReads))) t.notApplicable(NO_RPC_READS);
    const before = await checkpointOverHttp(log);
    const found = await log.grpc.getCheckpoint();
    if (!before) return t.inconclusive('the checkpoint was not served over HTTP just then');
    const value = messageOfAnswer(t, found, 'refused', 'checkpoint');
    const at = 'GetCheckpoint';
    const own = lenientHead(value.data);
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
    t.judge(rpcContentTypeDefect(value, 'text/plain', before.answer, at), found);
    if (!log.keys) return;
    // The signatures may be made anew each time, so they are verified, not compared.
    const signed = openCheckpoint(noteAsAnswer(value.data, found.exchange), log.keys);
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
