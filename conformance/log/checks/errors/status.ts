import { check } from '../../../core/check/check.ts';
import { ABSENT_PATHS } from '../../inputs/tree/impossible-paths.ts';
import { impossiblePathAnswers } from '../../premises/tiles/impossible-paths.ts';
import type { LogTarget } from '../../target/log-target.ts';

const STATUS = { 404: 'not-found', 403: 'forbidden', 410: 'gone' } as const;

export const status = check<LogTarget>()({
  proves: 'LOG-HT-010',
  reasons: {
    status: 'what is not there is answered with another status than 404, 403 or 410',
    'not-as-declared': 'what is not there is not answered as the choice missing-status declares',
    changed: 'what is not there is answered now with one status and now with another',
  },
  run: async (_log, t) => {
    const absent = (await t.use(impossiblePathAnswers)).filter(({ path }) =>
      ABSENT_PATHS.some((one) => one.path === path),
    );
    for (const { path, why, answer } of absent) {
      // 400: the log counts as we do and says so. 200 is another check's matter.
      if (answer.status === 400 || answer.status === 200) continue;
      const option = STATUS[answer.status as keyof typeof STATUS];
      const expected = `status 404: ${why}`;
      const other = { reason: 'status', expected, actual: `status ${answer.status}`, at: path } as const;
      const defect = option ? t.chose('missing-status', option) : other;
      t.judge(defect && { ...defect, at: path }, answer);
    }
    if (t.subjects === 0) t.notApplicable('the log answered 400, or what it should not have');
  },
});
