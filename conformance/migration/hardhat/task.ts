import { task } from 'hardhat/config';
import { ArgumentType } from 'hardhat/types/arguments';
import type { NewTaskDefinition } from 'hardhat/types/tasks';
import { taskOptions } from './options.ts';

/** The task `check-migration`. */
export function checkMigrationTask(): NewTaskDefinition {
  const made = task('check-migration', 'Judges a contract migration tool, requirement by requirement').setAction(
    () => import('./action.ts'),
  );
  for (const { name, description, kind } of taskOptions())
    if (kind === 'flag') made.addFlag({ name, description });
    else made.addOption({ name, description, type: ArgumentType.STRING_WITHOUT_DEFAULT, defaultValue: undefined });
  return made.build();
}
