import { watch } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { checkpointContentOf } from '../../oracle/checkpoint/stages.ts';
import { timeText, treeHeadTime } from '../../oracle/checkpoint/tree-head-time.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

interface TreeHead {
  readonly size: bigint;
  readonly time: bigint;
}

export const later = watch<LogTarget>()({
  // LOG-CT-007 (must): The timestamp of a tree head is later than that of the tree head before it. [rfc6962, "3.5"]
  proves: 'LOG-CT-007',
  needs: ['keys'],
  reasons: { 'not-later': 'the tree head of a larger tree is not later than that of a smaller one' },
  begin: (log, t) => {
    const shown: TreeHead[] = [];
    return {
      on({ resource }, answer) {
        if (resource !== 'checkpoint' || answer?.status !== 200) return;
        const size = checkpointContentOf(answer)?.value?.size;
        const time = treeHeadTime(answer, log.keys ?? []);
        if (size === undefined || time === undefined) return;
        const head = { size, time };
        t.judge(notLaterDefect(head, shown), answer);
        if (!shown.some((one) => one.size === size && one.time === time)) shown.push(head);
      },
      async end() {
        if (t.subjects > 0) return;
        await t.use(verifiedCheckpoint);
        t.notApplicable('no key of the log is that of tree heads');
      },
    };
  },
});

/** Caches may show heads in any order, so each is compared with all others by its size. */
function notLaterDefect(head: TreeHead, shown: readonly TreeHead[]): Defect<'not-later'> | undefined {
  const isWrong = (one: TreeHead, other: TreeHead) => one.size > other.size && one.time <= other.time;
  const other = shown.find((one) => isWrong(head, one) || isWrong(one, head));
  if (!other) return undefined;
  const [larger, smaller] = head.size > other.size ? [head, other] : [other, head];
  const expected = `at tree size ${larger.size} a time later than ${timeText(smaller.time)}, that of tree size ${smaller.size}`;
  return { reason: 'not-later', expected, actual: timeText(larger.time), at: 'checkpoint' };
}
