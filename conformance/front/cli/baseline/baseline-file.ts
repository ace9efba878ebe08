import { specDocument } from '../../../command/package-data.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import type { ReasonKey } from '../../../core/check/reason.ts';
import { type BaselineEntry, baselineErrors } from '../../../core/verdict/baseline.ts';
import { readYaml } from '../config/config.ts';

/** Reads a baseline file; wrong entries are a `UsageError`. `known` are all keys of the suite. */
export function readBaseline(file: string, known: readonly ReasonKey[]): readonly BaselineEntry[] {
  const { failures } = readYaml<{ failures?: readonly BaselineEntry[] }>(file, specDocument('baseline.schema.json'));
  const errors = baselineErrors(failures ?? [], known);
  return errors.length > 0 ? throwUsageError(`${file}: ${errors[0]}`) : (failures ?? []);
}
