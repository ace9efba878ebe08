import type { WatchBody } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import type { Premise } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { JUDGED_ELSEWHERE } from '../../oracle/checkpoint/judged-elsewhere.ts';
import type { LogTarget } from '../../target/log-target.ts';

/**
 * The body of a watch that judges every checkpoint that the log serves, not only the first. If it could judge no
 * checkpoint, it uses the premise `stage`, whose failure the check that owns the premise reports.
 */
export function everyCheckpoint<R extends string>(
  stage: Premise<LogTarget, unknown>,
  judge: (answer: Answer, log: LogTarget) => Defect<R> | undefined | typeof JUDGED_ELSEWHERE,
): WatchBody<LogTarget, never, R>['begin'] {
  return (log, t) => ({
    on(exchange, answer) {
      if (exchange.resource !== 'checkpoint' || answer?.status !== 200) return;
      const defect = judge(answer, log);
      if (defect !== JUDGED_ELSEWHERE) t.judge(defect, answer);
    },
    async end() {
      if (t.subjects === 0) await t.use(stage);
    },
  });
}
