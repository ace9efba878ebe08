import type { RunTransaction } from '../../../core/target/exchange.ts';
import type { RecordedRpc } from '../../target/stage.ts';

/** How many transactions a record of a run has: a migration of a whole DAO sends some fifty. */
const KEPT = 100;

/** The transactions that a program has sent so far, for the record of its run. */
export function runTransactions({ calls, transactions }: RecordedRpc): readonly RunTransaction[] {
  const byNumber = new Map(transactions.map((transaction) => [transaction.k, transaction]));
  const sent = calls.flatMap(({ k, atMs, error }): readonly RunTransaction[] => {
    if (k === undefined) return [];
    const { hash, gasUsed, failed } = byNumber.get(k) ?? {};
    const unmined = hash === undefined && error !== undefined ? 'refused' : 'pending';
    const ended = gasUsed === undefined ? unmined : failed ? 'reverted' : 'mined';
    return [{ k, atMs: Math.round(atMs), ...(gasUsed === undefined ? {} : { gas: String(gasUsed) }), ended }];
  });
  return sent.slice(0, KEPT);
}
