/** GetCheckpoint over gRPC returns the same as HTTP (the interface document, "What the service does"). */
import { check } from '../../../core/check/check.ts';
import { lenientHead } from '../../oracle/checkpoint/lenient-head.ts';
import { noteAsAnswer } from '../../oracle/checkpoint/note-answer.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { supersededForSeconds } from '../../oracle/http/caching.ts';
import { rpcContentTypeDefect } from '../../oracle/rpc/content-type.ts';
import { rpcRefusedDefect } from '../../oracle/rpc/read-defects.ts';
import { PUBLICATION_PATIENCE_S } from '../../premises/checkpoint/publication-patience.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import { getCheckpoint } from '../../premises/rpc/given-checkpoints.ts';
import { checkpointOverHttp } from '../../premises/rpc/http-resources.ts';
import { NO_RPC_READS, rpcReads } from '../../premises/rpc/service.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** How long we wait until HTTP serves a checkpoint that gRPC has given. */
const CATCH_UP_S = 10;
const POLL_MS = 250;

export const checkpoint = check<LogTarget>()({
  // LOG-CE-003 (must): The service is one RPC service with four operations, which give the same answers as HTTP. [interface,
  //   "What the service does"]
  proves: 'LOG-CE-003',
  needs: ['grpc'],
  reasons: {
    refused: 'GetCheckpoint is refused, though HTTP serves the checkpoint',
    differs: 'GetCheckpoint gives another checkpoint than HTTP',
    'content-type': 'GetCheckpoint names another content type than HTTP',
    signature: 'the checkpoint of GetCheckpoint is not signed by the log, or a signature of the log does not verify',
  },
  run: async (log, t) => {
    await t.use(verifiedCheckpoint);
    if (!(await t.use(rpcReads))) t.notApplicable(NO_RPC_READS);
    const first = await checkpointOverHttp(log);
    let rpcAnswer = await getCheckpoint(log.grpc, t);
    if (!first) return t.inconclusive('the checkpoint was not served over HTTP just then');
    const at = 'GetCheckpoint';
    t.judge(rpcRefusedDefect(rpcAnswer, 'checkpoint'), rpcAnswer);
    let body = rpcAnswer.value!;
    let head = lenientHead(body.data);
    const text = head.text;
    // Another machine may answer over gRPC, and be late for as long as HTTP lets caches be.
    const seconds = Number(t.declared('stale-within') ?? supersededForSeconds(first.answer) ?? PUBLICATION_PATIENCE_S);
    if (head.size >= 0n && head.size < first.size)
      await t.poll(Math.max(CATCH_UP_S, Math.min(seconds, PUBLICATION_PATIENCE_S)) * 1000, POLL_MS, async () => {
        const now = await getCheckpoint(log.grpc, t);
        if (!now.value) return undefined;
        [rpcAnswer, body, head] = [now, now.value, lenientHead(now.value.data)];
        return head.size >= first.size ? true : undefined;
      });
    const behind = head.size < first.size && seconds <= PUBLICATION_PATIENCE_S && head.text === text;
    const older = {
      reason: 'differs',
      expected: `a checkpoint of tree size ${first.size} or more, as over HTTP`,
      actual: head.text,
      at,
    } as const;
    t.judge(behind && older, rpcAnswer);
    // The log may have published meanwhile, or a cache may serve an older checkpoint: HTTP has to serve this one after
    // a while.
    const served =
      head.size > first.size
        ? await t.poll(CATCH_UP_S * 1000, POLL_MS, async () => {
            const now = await checkpointOverHttp(log);
            return now && now.size >= head.size ? now : undefined;
          })
        : first;
    const same = served !== undefined && (served.size !== head.size || served.text === head.text) && head.size >= 0n;
    const differs = { reason: 'differs', expected: (served ?? first).text, actual: head.text, at } as const;
    t.judge(!same && differs, rpcAnswer);
    t.judge(rpcContentTypeDefect(body, 'text/plain', first.answer, at), rpcAnswer);
    if (!log.keys) return;
    // A log may sign the checkpoint for each request, so the signatures are verified, not compared.
    const signed = openCheckpoint(noteAsAnswer(body.data, rpcAnswer.exchange), log.keys);
    const note = Buffer.from(body.data).toString('utf8');
    const expected = 'a checkpoint that the log has signed';
    t.judge(signed ? undefined : { reason: 'signature', expected, actual: note, at }, rpcAnswer);
  },
});
