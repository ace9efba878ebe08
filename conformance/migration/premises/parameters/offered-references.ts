import { isJsonObject } from '../../../oracle/json/json.ts';
import { CALL_TARGETS, PRESET_HASHES } from '../../inputs/parameters/scheme-values.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** Literals in place of references, and the key of the list into which they point. */
const LITERALS: Readonly<Record<string, { readonly list: string; literal(index: number): string }>> = {
  voteParams: { list: 'VotingMachinesParams', literal: (index) => PRESET_HASHES[index % PRESET_HASHES.length]! },
  StandAloneContract: {
    list: 'StandAloneContracts',
    literal: (index) => CALL_TARGETS[index % CALL_TARGETS.length]!,
  },
};

/**
 * Contracts or schemes as the tool can be given them: in their arguments, a literal of the same type replaces each reference
 * whose key, or whose list, the tool lacks.
 */
export function offeredReferences<V>(tool: Pick<MigrationTarget, 'has'>, value: V): V {
  return replaced(value) as V;

  function replaced(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(replaced);
    if (!isJsonObject(value)) return value;
    const [[key = '', index] = [], ...others] = Object.entries(value);
    const reference = Object.hasOwn(LITERALS, key) && others.length === 0 ? LITERALS[key] : undefined;
    if (reference && !(tool.has('params', key) && tool.has('params', reference.list)))
      return reference.literal(Number(index));
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, replaced(member)]));
  }
}
