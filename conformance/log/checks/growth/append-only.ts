/** After a tree, the log shows no smaller one (the interface document), but for what caches may keep (RFC 9111). */
import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { READER_HEADERS, READERS_WITH_A_STORED_ANSWER } from '../../inputs/http/reader-headers.ts';
import { A_FEW_SECONDS, cachingHeadersText, supersededForSeconds } from '../../oracle/http/caching.ts';
import { PUBLICATION_PATIENCE_S } from '../../premises/checkpoint/publication-patience.ts';
import { latestTree, noteShownTree, type ShownTree } from '../../premises/checkpoint/shown-trees.ts';
import { type SmallerTree, smallerForSeconds } from '../../premises/checkpoint/smaller-for-seconds.ts';
import { restartedLog } from '../../premises/restart/restarted-log.ts';
import { restartedTree } from '../../premises/restart/restarted-tree.ts';
import { rpcReads } from '../../premises/rpc/service.ts';
import { smallerOverRpc } from '../../premises/rpc/smaller-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

const POLL_MS = 1000;

export const appendOnly = watch<LogTarget>()({
  // LOG-IF-005 (must): The log is append-only: once it has shown a tree, it shows no smaller one, except for as long as the
  //   caching headers of its checkpoint let caches keep that. [interface, "What the service does"]
  proves: 'LOG-IF-005',
  reasons: { smaller: 'a smaller tree is shown after a larger one, for longer than its headers let caches keep it' },
  owns: [reasonsOf(restartedTree, 'smaller')],
  begin(log, t) {
    let shown: ShownTree | undefined;
    const smallerForAWhile = smallerForSeconds(A_FEW_SECONDS);
    let earlier: SmallerTree | undefined;
    const judgeSmaller = (smaller: ShownTree, largest: ShownTree, to = '') => {
      const since = smaller.askedAt - largest.answeredAt;
      const allowed = supersededForSeconds(smaller.answer);
      const headers = cachingHeadersText(smaller.answer);
      const found = `tree size ${smaller.size} ${(since / 1000).toFixed(0)} s after${to}, with ${headers}`;
      const expected = `a tree of size ${largest.size} or more, as was shown before`;
      if (allowed === undefined || since <= allowed * 1000)
        return t.inconclusive(`expected ${expected}, found ${found}: a cache may be late, or the log lost entries`);
      t.fail({ reason: 'smaller', expected, actual: found, at: 'checkpoint' }, smaller.answer);
    };
    return {
      on(exchange, answer) {
        const tree = noteShownTree(t, exchange, answer, log.keys);
        if (!tree) return;
        shown = tree;
        earlier ??= smallerForAWhile(tree);
        t.judge(undefined);
      },
      async end() {
        const { largest, last } = await t.use(latestTree);
        // The declaration says for how long it may be smaller, and log/growth/stale-checkpoint judges that.
        if (t.declared('stale-within') !== undefined) return;
        // Of a log that lost entries when it was restarted, log/restart/acknowledged or log/growth/consistent says so.
        if ((earlier || last.size < largest.size) && log.restart) {
          if (log.create) await t.useIfJudged(restartedLog);
          else await t.useIfJudged(restartedTree);
        }
        if (last.size < largest.size) judgeSmaller(last, largest);
        if (earlier) judgeSmaller(earlier.smaller, earlier.largest);
        // All of them together are waited for so long: a cache may hold the tree of each.
        let left = PUBLICATION_PATIENCE_S;
        for (const headers of [...READER_HEADERS, ...READERS_WITH_A_STORED_ANSWER]) {
          await t.poll(left * 1000, POLL_MS, async () => {
            left = Math.max(0, left - POLL_MS / 1000);
            shown = undefined;
            await log.read({ kind: 'checkpoint' }, { fresh: true, headers });
            const size = (shown as ShownTree | undefined)?.size;
            return size === undefined || size >= largest.size ? true : undefined;
          });
          const smaller = shown as ShownTree | undefined;
          const names = headers.map(([name, value]) => `${name}: ${value}`).join(', ');
          if (smaller && smaller.size < largest.size) judgeSmaller(smaller, largest, `, to a reader with ${names}`);
        }
        // Another machine may answer over gRPC, and be late for as long as HTTP lets caches be.
        const late = supersededForSeconds(last.answer) ?? PUBLICATION_PATIENCE_S;
        const { grpc, keys } = log;
        if (grpc && late <= PUBLICATION_PATIENCE_S && (await t.attempt(rpcReads)))
          t.judge(await smallerOverRpc({ grpc, ...(keys && { keys }) }, t));
      },
    };
  },
});
