import { isJsonObject } from '../../../oracle/json/json.ts';
import { CALL_TARGETS, PRESET_HASHES } from '../../inputs/parameters/scheme-values.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** Literals in place of references. Each list is as long as the longest list that a reference of the suite points into. */
const LITERALS: Readonly<Record<string, (index: number) => string>> = {
  voteParams: (index) => PRESET_HASHES[index % PRESET_HASHES.length]!,
  StandAloneContract: (index) => CALL_TARGETS[index % CALL_TARGETS.length]!,
};

/**
 * Contracts or schemes as the tool can be given them: in their arguments, a literal of the same type replaces each reference
 * whose key the tool lacks.
 */
export function offeredReferences<V>(tool: Pick<MigrationTarget, 'has'>, value: V): V {
  return replaced(value) as V;

  function replaced(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(replaced);
    if (!isJsonObject(value)) return value;
    const [[key = '', index] = [], ...others] = Object.entries(value);
    if (others.length === 0 && Object.hasOwn(LITERALS, key) && !tool.has('params', key))
      return LITERALS[key]!(Number(index));
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, replaced(member)]));
  }
}
