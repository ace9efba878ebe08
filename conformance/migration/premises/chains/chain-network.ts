import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import { networksInResult } from '../../oracle/output/result-networks.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

/** The network that a run took its chain for: the name in its result file above a base that is on the chain. */
export async function networkTakenFor(
  { file, views }: ScenarioRun,
  tool: MigrationTarget,
): Promise<string | undefined> {
  const value = file === undefined ? undefined : parseJsonText(file);
  for (const name of networksInResult(value) ?? []) {
    const base = tool.resultOf({ [name]: Object(value)[name] }, name)?.result.base;
    const codes = await Promise.all(Object.values(base ?? {}).map((address) => views.codeAt(address)));
    if (codes.length > 0 && !codes.includes('0x')) return name;
  }
  return undefined;
}

export const NO_NETWORK_LEVEL = 'the result file has no level of networks, so that it does not name the network';
