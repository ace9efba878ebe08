import type { Trial } from '../../../core/check/trial.ts';
import type { Creation, SuccessfulCreation } from '../../oracle/entry/creation.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** The reasons for which a premise that creates entries may fail; `log/create/accepted` reports them. */
export const CREATION_REASONS = ['refused', 'server-error', 'not-an-entry'] as const;

/** The creation of a valid entry, which the log has to answer with the entry; `what` names the entry. */
export function acceptedCreation(
  t: Trial<LogTarget, (typeof CREATION_REASONS)[number]>,
  creation: Creation,
  what: string,
): SuccessfulCreation {
  const { answer, logged } = creation;
  if (logged) return { ...creation, logged };
  const reason = answer.status >= 500 ? 'server-error' : answer.status >= 300 ? 'refused' : 'not-an-entry';
  const expected = `a TransparencyLogEntry, for ${what}`;
  return t.fail({ reason, expected, actual: `status ${answer.status}`, at: 'log/entries' }, answer);
}
