import { isJsonObject } from '../../../oracle/json/json.ts';
import type { DaoParams } from '../../inputs/parameters/dao-params.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

/** Objects whose keys are names of schemes. */
const BY_SCHEME = new Set(['schemes', 'CustomSchemes']);

/**
 * The parameters as they reach the tool, under the document's keys: without the keys that it lacks, and without a scheme in
 * `schemes` whose section it lacks.
 */
export function offeredParams(tool: Pick<MigrationTarget, 'has'>, params: DaoParams): DaoParams {
  const schemes = Object.entries(params.schemes).filter(([name]) => tool.has('params', name));
  const offered = withoutLacking(tool, { ...params, schemes: Object.fromEntries(schemes) }) as Partial<DaoParams>;
  return { founders: [], VotingMachinesParams: [], schemes: {}, ...offered } as DaoParams;
}

function withoutLacking(tool: Pick<MigrationTarget, 'has'>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutLacking(tool, item));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).filter(([key]) => tool.has('params', key));
  return Object.fromEntries(
    entries.map(([key, member]) => [key, BY_SCHEME.has(key) ? member : withoutLacking(tool, member)]),
  );
}

/** Whether a value keeps its meaning without the keys that the tool lacks: no item of a list loses all its keys. */
export function canBeGiven(tool: Pick<MigrationTarget, 'has'>, value: unknown): boolean {
  if (!Array.isArray(value) && !isJsonObject(value)) return true;
  return Object.entries(value).every(([key, member]) => {
    if (!Array.isArray(value)) return !tool.has('params', key) || canBeGiven(tool, member);
    const keys = isJsonObject(member) ? Object.keys(member) : [];
    const isEmptied = keys.length > 0 && keys.every((key) => !tool.has('params', key));
    return !isEmptied && canBeGiven(tool, member);
  });
}
