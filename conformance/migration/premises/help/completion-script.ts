/** The script that `completion` prints. */
import { premise } from '../../../core/check/premise.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type ShownText, showCommand } from './shown-text.ts';

export const COMPLETION_COMMAND = 'completion';

export const completionScript = premise<MigrationTarget>()({
  name: 'completion-script',
  find: (tool, t): Promise<ShownText> =>
    showCommand(tool, [tool.nameOf('commands', COMPLETION_COMMAND) ?? COMPLETION_COMMAND], t),
});
