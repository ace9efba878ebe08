import { watch } from '../../../core/check/check.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { isOwnError } from '../../oracle/http/status.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import { PUBLICATION_PATIENCE_S } from '../../premises/checkpoint/publication-patience.ts';
import { restartedLog } from '../../premises/restart/restarted-log.ts';
import type { LogTarget } from '../../target/log-target.ts';

const POLL_MS = 1000;

export const staysServed = watch<LogTarget>()({
  // LOG-CP-001 (must): The log serves its current checkpoint at `<prefix>/checkpoint`. [tlog-tiles, "Checkpoints"]
  proves: 'LOG-CP-001',
  reasons: { gone: 'the checkpoint was served, and afterwards it is not' },
  begin(log, t) {
    let isServed = false;
    let last: Answer | undefined;
    return {
      on({ resource }, answer) {
        if (resource !== 'checkpoint' || !answer) return;
        isServed ||= answer.status === 200;
        if (answer.status === 200 || isOwnError(answer.status)) last = answer;
        if (answer.status === 200) t.judge(undefined);
      },
      async end() {
        if (!isServed) await t.use(checkpointAnswer);
        if (!last || last.status === 200) return;
        // Of a log that lost entries when it was restarted, log/restart/acknowledged says so.
        if (log.restart) await t.useIfJudged(restartedLog);
        // A front may have missed it for a moment, and a cache may keep that for a while.
        await t.poll(PUBLICATION_PATIENCE_S * 1000, POLL_MS, async () => {
          last = await log.read({ kind: 'checkpoint' }, { fresh: true });
          return isOwnError(last.status) ? undefined : true;
        });
        const expected = 'status 200, as before';
        const gone = { reason: 'gone', expected, actual: `status ${last.status}`, at: 'checkpoint' } as const;
        t.judge(isOwnError(last.status) && gone, last);
      },
    };
  },
});
