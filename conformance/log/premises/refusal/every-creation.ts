import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer, ExchangeId } from '../../../core/target/answer.ts';
import type { Exchange } from '../../../core/target/exchange.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { firstEntry } from '../create/first-entry.ts';
import { refusedGroups } from './refusals.ts';

/** Whether an exchange is a request to create an entry. */
export const isEntryCreation = ({ resource, request }: Exchange) =>
  resource === 'log/entries' && request.method === 'POST';

/**
 * The body of a watch that judges each answer that creates or refuses an entry. It fails only when the log is known to create
 * sound entries. `judge` gives `not judged` for an answer of another kind.
 */
export function everyCreation<R extends string>(
  judge: (answer: Answer) => Defect<R> | undefined | 'not judged',
  isWatched: (exchange: Exchange) => boolean = isEntryCreation,
) {
  return (_log: LogTarget, t: Trial<LogTarget, R>) => {
    let first: { readonly defect: Defect<R>; readonly exchange: ExchangeId } | undefined;
    return {
      on(exchange: Exchange, answer: Answer | undefined) {
        const defect = isWatched(exchange) && answer ? judge(answer) : 'not judged';
        if (defect === 'not judged') return;
        if (defect) first ??= { defect, exchange: exchange.id };
        else t.judge(defect);
      },
      async end() {
        await t.use(firstEntry);
        // This sends the requests that must be refused if no other check of the run has sent them.
        await t.attempt(refusedGroups);
        if (first) t.judge(first.defect, first);
      },
    };
  };
}
