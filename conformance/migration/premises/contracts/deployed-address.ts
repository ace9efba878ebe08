/** Whether there is code at an address that a run wrote. */
import type { ScenarioRun } from '../runs/scenario-run.ts';

export const isDeployed = async ({ views }: ScenarioRun, address: unknown) => (await views.codeAt(address)) !== '0x';

export const NO_CODE_TEXT = 'no code';
