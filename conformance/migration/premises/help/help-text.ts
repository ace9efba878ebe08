/** The output of `--help` and of `--version`. */
import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type ShownText, showCommand } from './shown-text.ts';

const textOfOption = (name: string, option: string) =>
  premise<MigrationTarget>()({
    name,
    find: (tool, t): Promise<ShownText> => showCommand(tool, [option], t),
  });
export const helpText = textOfOption('help-text', '--help');
export const versionText = textOfOption('version-text', '--version');

export const shownWords = ({ run }: ShownText): string => `${run.stdout.text}\n${run.stderr.text}`;

/** `--help` or `--version` that sends transactions. */
export const sentByOptionDefect = ({ sent }: ShownText, at: string): Defect<'deployed'> | undefined =>
  sent === 0 ? undefined : { reason: 'deployed', expected: 'no transaction', actual: `${sent} of them`, at };
