import type { WatchBody } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { Answer } from '../core/exchange.ts';
import type { Premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';

/** What a judgement says of an answer at a stage that another check owns: nothing. */
export const NOT_MINE = Symbol('judged by another check');

/**
 * The body of a watch that judges every checkpoint the log answers with, not only the first. Where none comes as far as
 * `stage`, what stands in its way is charged to its owner.
 */
export function everyCheckpoint<R extends string>(
  stage: Premise<LogTarget, unknown>,
  judge: (answer: Answer, log: LogTarget) => Defect<R> | undefined | typeof NOT_MINE,
): WatchBody<LogTarget, never, R>['begin'] {
  return (log, t) => ({
    on(exchange, answer) {
      if (exchange.resource !== 'checkpoint' || answer?.status !== 200) return;
      const defect = judge(answer, log);
      if (defect !== NOT_MINE) t.judge(defect, answer);
    },
    async end() {
      if (t.subjects === 0) await t.use(stage);
    },
  });
}
