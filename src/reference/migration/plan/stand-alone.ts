/** Stand-alone contracts: deployed in order, initialised, called (interface document, "StandAloneContracts item"). */
import { type Artifact, functionOf } from '../core/artifact.ts';
import type { StandAlone } from '../params/items.ts';
import { type Meanings, meant } from './arguments.ts';
import type { Deployer } from './deployer.ts';

export interface StandAloneItem {
  readonly item: StandAlone;
  readonly artifact: Artifact;
}

export async function deployStandAlone(
  deployer: Deployer,
  items: readonly StandAloneItem[],
  meanings: Omit<Meanings, 'contracts'>,
): Promise<string[]> {
  const contracts: string[] = [];
  for (const [i, { item, artifact }] of items.entries()) {
    const step = `StandAloneContracts[${i}] ${item.name}`;
    const known = { ...meanings, contracts };
    const byConstructor = item.byConstructor ? meant(item.params, artifact.creation.deploy.inputs, known) : [];
    const to = await deployer.deploy(step, artifact, byConstructor);
    contracts.push(to);
    const calls = item.runFunctions.map(({ functionName, params }) => ({ name: functionName, params }));
    if (!item.byConstructor) calls.unshift({ name: 'initialize', params: item.params });
    for (const [k, { name, params }] of calls.entries()) {
      const args = meant(params, functionOf(artifact, name)?.inputs ?? [], known);
      await deployer.call(`${step}: ${name} (${k})`, { to, of: artifact, name, args });
    }
  }
  return contracts;
}
