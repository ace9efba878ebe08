import { specDocument } from '../../../command/package-data.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import type { ReasonKey } from '../../../core/check/reason.ts';
import { type BaselineEntry, baselineErrors } from '../../../core/verdict/baseline.ts';
import { readYaml } from '../config/read-yaml.ts';

/** The lists of a baseline file: failures that are expected, and those that happen at times. */
export interface BaselineLists {
  readonly failures?: readonly BaselineEntry[];
  readonly flaky?: readonly BaselineEntry[];
}

/** Reads a baseline file; wrong entries are a `UsageError`. `keys`: all keys of the suite. */
export function readBaseline(file: string, keys: readonly ReasonKey[]): readonly BaselineEntry[] {
  const { failures = [], flaky = [] } = readYaml<BaselineLists>(
    file,
    specDocument('baseline.schema.json'),
    'the-configuration-is-wrong',
  );
  const entries = [...failures, ...flaky.map((entry) => ({ ...entry, flaky: true }))];
  const errors = baselineErrors(entries, keys);
  return errors.length > 0 ? throwUsageError(`${file}: ${errors[0]}`) : entries;
}
