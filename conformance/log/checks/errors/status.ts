import { check } from '../../../core/check/check.ts';
import { ABSENT_PATHS } from '../../inputs/tree/impossible-paths.ts';
import { isPage } from '../../oracle/tiles/resource-form.ts';
import { impossiblePathAnswers } from '../../premises/tiles/impossible-paths.ts';
import type { LogTarget } from '../../target/log-target.ts';

const STATUS = { 404: 'not-found', 403: 'forbidden', 410: 'gone' } as const;

export const status = check<LogTarget>()({
  // LOG-HT-010 (should): A request for a resource that does not exist is answered with 404 (Not Found), or with 403 or 410 where
  //   the log always does so. [rfc9110, "15.5.5"]
  proves: 'LOG-HT-010',
  reasons: {
    status: 'a missing tile or bundle is answered with another status than 404, 403 or 410',
    'not-as-declared': 'a missing tile or bundle is not answered as the choice missing-status declares',
    changed: 'missing tiles or bundles are answered with different statuses',
  },
  run: async (_log, t) => {
    const declared = t.declared('missing-status');
    const absent = (await t.use(impossiblePathAnswers)).filter(({ path }) =>
      ABSENT_PATHS.some((impossible) => impossible.path === path),
    );
    for (const { path, why, answer } of absent) {
      // 400 reports that the path is impossible. log/paths/impossible judges 200 and a tile, and nothing says that a log
      // may not answer a page, unless another status is declared.
      if (answer.status === 400 || (answer.status === 200 && !(declared && isPage(path, answer)))) continue;
      if (answer.status === 200) {
        const expected = `missing-status: ${declared}, as declared`;
        t.judge({ reason: 'not-as-declared', expected, actual: 'status 200 and a page', at: path }, answer);
        continue;
      }
      const option = STATUS[answer.status as keyof typeof STATUS];
      const expected = `status 404: ${why}`;
      const otherStatus = { reason: 'status', expected, actual: `status ${answer.status}`, at: path } as const;
      const defect = option ? t.chose('missing-status', option) : otherStatus;
      t.judge(defect && { ...defect, at: path }, answer);
    }
    if (t.subjects === 0) t.notApplicable('the log answered every such path with 400 or 200');
  },
});
