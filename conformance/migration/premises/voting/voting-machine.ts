import type { Defect } from '../../../core/check/defect.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import type { DaoOnChain } from '../dao/dao-on-chain.ts';
import type { SchemeVotes } from './scheme-votes.ts';
import { readStoredVoting } from './stored-voting.ts';

export const MACHINE_REASON = {
  machine: 'a scheme votes by a contract that cannot have the parameters of `VotingMachinesParams`',
};

/**
 * A scheme whose voting machine does not answer with the parameters of `VotingMachinesParams`, though the GenesisProtocol of the
 * base does. A core package with another GenesisProtocol says nothing.
 */
export async function unableMachineDefect(
  { scene, avatar }: DaoOnChain,
  { machine, hashes: [hash = ''] }: SchemeVotes,
  name: string,
): Promise<Defect<'machine'> | undefined> {
  const { views, base } = scene;
  const { GenesisProtocol } = base;
  if (isSameAddress(machine, GenesisProtocol) || (await readStoredVoting(views, machine, hash))) return undefined;
  if (!(await readStoredVoting(views, GenesisProtocol, hash))) return undefined;
  const [known] = Object.entries(base).find(([, address]) => isSameAddress(address, machine)) ?? [];
  const code = (await views.codeAt(machine)) === '0x' ? 'without a contract' : 'which does not answer as one';
  return {
    reason: 'machine',
    expected: `a GenesisProtocol, such as that of the base, ${GenesisProtocol}`,
    actual: known === undefined ? `${machine}, ${code}` : `${machine}, which is ${known}`,
    at: `${name} of the avatar ${avatar}`,
  };
}
