import type { BaselineEntry } from '../../core/baseline.ts';
import { baselineErrors } from '../../core/baseline.ts';
import type { ReasonKey } from '../../core/reason.ts';
import { readYaml } from './config.ts';
import { usage } from './usage.ts';

/** Reads a baseline file; wrong entries are a `UsageError`. `known` are all keys of the suite. */
export function readBaseline(file: string, known: readonly ReasonKey[]): readonly BaselineEntry[] {
  const { failures } = readYaml<{ failures?: readonly BaselineEntry[] }>(file, 'baseline.schema.json');
  const errors = baselineErrors(failures ?? [], known);
  return errors.length > 0 ? usage(`${file}: ${errors[0]}`) : (failures ?? []);
}
