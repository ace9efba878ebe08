import { DEFAULT_CONFIG } from '../config/config.ts';
import { ciFile } from './ci-file.ts';
import { refuseExisting, shownPath, writeNewFiles } from './new-files.ts';
import { type CiChoice, repositoryOf } from './repository.ts';
import { sayLines } from './say-lines.ts';

/** The options whose values are names of variables with secrets: `key-env`, `header-env`. */
const VARIABLE = /-env$/;

/**
 * Writes the CI file alone, for a project whose `touchstone.yaml` has a section of the suite: that file belongs to the
 * user, who may have changed it. `section`: its options.
 *
 * @throws UsageError where the CI file is there already, or cannot be written.
 */
export function addCiFile(ci: CiChoice, suite: string, section: Readonly<Record<string, unknown>>): void {
  const secrets = Object.entries(section).flatMap(([name, value]) =>
    VARIABLE.test(name) ? [value].flat().filter((variable) => typeof variable === 'string') : [],
  );
  const file = ciFile(ci, repositoryOf('.'), { suite, secrets })!;
  refuseExisting([file.path]);
  writeNewFiles([file], false);
  sayLines([
    `${DEFAULT_CONFIG} is there already and stays as it is.`,
    `Written: ${shownPath(file.path)}`,
    ...file.toDo,
  ]);
}
