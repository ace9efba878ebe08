/** A creation that was answered with an entry, or the failure of the check that owns it. */
import type { Trial } from '../../../core/check/trial.ts';
import type { Creation, SuccessfulCreation } from '../../oracle/entry/creation.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** What the check of a first entry owns, for each premise that creates more of them. */
export const CREATION_OWNERS = {
  refused: 'log/create/accepted#refused',
  'server-error': 'log/create/accepted#server-error',
  'not-an-entry': 'log/create/accepted#not-an-entry',
} as const;

/** A creation that was answered with an entry, or the failure of the check that owns it. */
export function acceptedCreation(
  t: Trial<LogTarget, keyof typeof CREATION_OWNERS>,
  made: Creation,
  what: string,
): SuccessfulCreation {
  const { answer, logged } = made;
  const reason = answer.status >= 500 ? 'server-error' : answer.status >= 300 ? 'refused' : 'not-an-entry';
  const expected = `a TransparencyLogEntry, for ${what}`;
  t.judge(logged ? undefined : { reason, expected, actual: `status ${answer.status}`, at: 'log/entries' }, answer);
  return made as SuccessfulCreation;
}
