/** After a tree, the log shows no smaller one (the interface document), but for what caches may keep (RFC 9111). */
import { watch } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { cachingHeadersText, supersededForSeconds } from '../../oracle/http/caching.ts';
import { latestTree, noteShownTree } from '../../premises/checkpoint/shown-trees.ts';
import { restartedLog } from '../../premises/restart/restarted-log.ts';
import { restartedTree } from '../../premises/restart/restarted-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const appendOnly = watch<LogTarget>()({
  // LOG-IF-005 (must): The log is append-only: once it has shown a tree, it shows no smaller one, except for as long as the
  //   caching headers of its checkpoint let caches keep that. [interface, "What the service does"]
  proves: 'LOG-IF-005',
  reasons: { smaller: 'a smaller tree is shown after a larger one, for longer than its headers let caches keep it' },
  owns: [reasonsOf(restartedTree, 'smaller')],
  begin: (log, t) => ({
    on(exchange, answer) {
      if (noteShownTree(t, exchange, answer, log.keys)) t.judge(undefined);
    },
    async end() {
      const { largest, last } = await t.use(latestTree);
      // The declaration says for how long it may be smaller, and log/growth/stale-checkpoint judges that.
      if (last.size >= largest.size || t.declared('stale-within') !== undefined) return;
      // Of a log that lost entries when it was restarted, log/restart/acknowledged says so.
      if (log.restart) await t.useIfJudged(restartedLog);
      const since = last.askedAt - largest.answeredAt;
      const allowed = supersededForSeconds(last.answer);
      const headers = cachingHeadersText(last.answer);
      const found = `tree size ${last.size} ${(since / 1000).toFixed(0)} s after, with ${headers}`;
      const expected = `a tree of size ${largest.size} or more, as was shown before`;
      if (allowed === undefined || since <= allowed * 1000)
        return t.inconclusive(`expected ${expected}, found ${found}: a cache may be late, or the log lost entries`);
      t.fail({ reason: 'smaller', expected, actual: found, at: 'checkpoint' }, last.answer);
    },
  }),
});
