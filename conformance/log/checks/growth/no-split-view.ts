import { check } from '../../../core/check/check.ts';
import { otherReaders } from '../../premises/growth/other-readers.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const noSplitView = check<LogTarget>()({
  proves: 'LOG-GR-001',
  reasons: { split: 'another connection with other headers is shown another tree of the same size' },
  run: async (_log, t) => {
    const { split } = await t.use(otherReaders);
    if (split.length === 0) t.notApplicable('no other reader was shown a checkpoint');
    await t.each(split, ({ defect, evidence }) => t.judge(defect, evidence));
  },
});
