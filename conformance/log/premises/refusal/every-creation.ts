/** A watch of every answer by which an entry was created or refused. */

import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer, ExchangeId } from '../../../core/target/answer.ts';
import type { Exchange } from '../../../core/target/exchange.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { firstEntry } from '../create/first-entry.ts';
import { refusedGroups } from './refusals.ts';

/** Whether an exchange asked for an entry to be created. */
export const isEntryCreation = ({ resource, request }: Exchange) =>
  resource === 'log/entries' && request.method === 'POST';

/** Judges each answer by which an entry was created or refused, once it is known that sound ones are created at all. */
export function everyCreation<R extends string>(
  judge: (answer: Answer) => Defect<R> | undefined | 'none of it',
  isMeant: (exchange: Exchange) => boolean = isEntryCreation,
) {
  return (_log: LogTarget, t: Trial<LogTarget, R>) => {
    let found: { readonly defect: Defect<R>; readonly exchange: ExchangeId } | undefined;
    return {
      on(exchange: Exchange, answer: Answer | undefined) {
        const defect = isMeant(exchange) && answer ? judge(answer) : 'none of it';
        if (defect === 'none of it') return;
        if (defect) found ??= { defect, exchange: exchange.id };
        else t.judge(undefined);
      },
      async end() {
        await t.use(firstEntry);
        // Where no other check of the run was refused anything, this hears it now.
        await t.attempt(refusedGroups);
        if (found) t.judge(found.defect, found);
      },
    };
  };
}
