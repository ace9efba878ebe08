/** What `--help` and `--version` show. */
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type ShownText, showCommand } from './shown-text.ts';

const shownByOption = (option: 'help' | 'version') =>
  premise<MigrationTarget>()({
    name: `shown-${option}`,
    find: (_tool, t): Promise<ShownText> => showCommand(_tool, [`--${option}`], t),
  });
export const helpText = shownByOption('help');
export const versionText = shownByOption('version');

export const shownWords = ({ run }: ShownText): string => `${run.stdout.text}\n${run.stderr.text}`;

export function judgeNothingSent(
  { run, sent }: ShownText,
  option: string,
  t: Trial<MigrationTarget, 'deployed'>,
): void {
  if (sent === 0) return;
  t.judge({ reason: 'deployed', expected: 'no transaction', actual: `${sent} of them`, at: `--${option}` }, run);
}
