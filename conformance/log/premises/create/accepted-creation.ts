/** A creation that was answered with an entry, or the failure of the check that owns it. */
import type { Trial } from '../../../core/check/trial.ts';
import type { Creation, SuccessfulCreation } from '../../oracle/entry/creation.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** For what a premise that creates entries may fail; `log/create/accepted` answers for it. */
export const CREATION_REASONS = ['refused', 'server-error', 'not-an-entry'] as const;

/** A creation that was answered with an entry, or the failure of the check that owns it. */
export function acceptedCreation(
  t: Trial<LogTarget, (typeof CREATION_REASONS)[number]>,
  made: Creation,
  what: string,
): SuccessfulCreation {
  const { answer, logged } = made;
  const reason = answer.status >= 500 ? 'server-error' : answer.status >= 300 ? 'refused' : 'not-an-entry';
  const expected = `a TransparencyLogEntry, for ${what}`;
  t.judge(logged ? undefined : { reason, expected, actual: `status ${answer.status}`, at: 'log/entries' }, answer);
  return made as SuccessfulCreation;
}
