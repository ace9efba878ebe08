import type { WatchBody } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import type { Premise, Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { Exchange } from '../../../core/target/exchange.ts';
import { canExist } from '../../oracle/tiles/existence.ts';
import { isPage } from '../../oracle/tiles/resource-form.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { formatOfEntries } from '../tiles/format-of-entries.ts';

/**
 * The body of a watch that judges every answer of status 200 at some paths. Without such an answer it uses the premise
 * `stage`, whose failure the check that owns the premise reports.
 */
export function everyAnswer<R extends string>(
  paths: RegExp | ((t: Pick<Trial<LogTarget, string>, 'declared'>) => RegExp),
  stage: Premise<LogTarget, unknown>,
  judge: (answer: Answer, exchange: Exchange) => Defect<R> | undefined,
): WatchBody<LogTarget, never, R>['begin'] {
  return (_log, t) => ({
    on(exchange, answer) {
      const judged = paths instanceof RegExp ? paths : paths(t);
      if (answer?.status !== 200 || !judged.test(exchange.resource ?? '')) return;
      // An answer at a path that cannot exist is no tile: log/paths/impossible judges it.
      const { resource = '' } = exchange;
      if (resource !== 'checkpoint' && !canExist(resource, formatOfEntries(t).kind)) return;
      const defect = judge(answer, exchange);
      // A page that says that there is nothing is no tile either. What it is matters only where it seems to be wrong.
      if (defect && resource !== 'checkpoint' && isPage(resource, answer)) return;
      t.judge(defect, answer);
    },
    async end() {
      if (t.subjects === 0) await t.use(stage);
    },
  });
}
