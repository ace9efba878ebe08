/** Whether there is code at an address of a result. */

import type { Defect } from '../../../core/check/defect.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

export const isDeployed = async ({ views }: ScenarioRun, address: unknown) => (await views.codeAt(address)) !== '0x';

/** An address of a result without code. */
export async function undeployedDefect(
  scene: ScenarioRun,
  address: unknown,
  at: string,
): Promise<Defect<'no-code'> | undefined> {
  if (await isDeployed(scene, address)) return undefined;
  return { reason: 'no-code', expected: `code at ${String(address)}`, actual: 'no code', at };
}
