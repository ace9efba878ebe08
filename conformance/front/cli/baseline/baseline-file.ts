import { specDocument } from '../../../command/package-data.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import type { ReasonKey } from '../../../core/check/reason.ts';
import { type BaselineEntry, baselineErrors } from '../../../core/verdict/baseline.ts';
import { readYaml } from '../config/read-yaml.ts';

/** Reads a baseline file; wrong entries are a `UsageError`. `keys`: all keys of the suite. */
export function readBaseline(file: string, keys: readonly ReasonKey[]): readonly BaselineEntry[] {
  const { failures } = readYaml<{ failures?: readonly BaselineEntry[] }>(file, specDocument('baseline.schema.json'));
  const errors = baselineErrors(failures ?? [], keys);
  return errors.length > 0 ? throwUsageError(`${file}: ${errors[0]}`) : (failures ?? []);
}
