/** The base contracts of the interface document ("Migration result"), each after those that its constructor needs. */
import { parseUnits } from 'ethers/utils';
import { constructorTakes } from '../core/artifact.ts';
import { type Core, coreContract, openCore, TRACKER_CORE } from '../core/core-package.ts';
import type { Deployer } from './deployer.ts';
import { together } from './together.ts';

/** Names and addresses. */
export type Base = Readonly<Record<string, string>>;

/** Contracts of every core whose constructors need no other contract. */
const ALONE = [
  'SchemeRegistrar',
  'UpgradeScheme',
  'GlobalConstraintRegistrar',
  'ContributionReward',
  'AbsoluteVote',
  'QuorumVote',
  'TokenCapGC',
  'VoteInOrganizationScheme',
  'OrganizationRegister',
];
/** Contracts of the document that some cores lack. */
const SOME_HAVE = ['UController', 'VestingScheme'];
/** The cap of the staking token: one hundred million. */
const CAP = parseUnits('100000000', 18);

/** The contract behind the name GenericScheme: universal schemes were called UGenericScheme for a while. */
export const genericScheme = (core: Core) => core.contract('UGenericScheme') ?? coreContract(core, 'GenericScheme');

/** The tracker of a core; an older core gets that of a later core. */
export const tracker = (core: Core) =>
  core.contract('DAOTracker') ?? coreContract(openCore(TRACKER_CORE, trackerPurpose(core)), 'DAOTracker');
const trackerPurpose = ({ version }: Core) =>
  `, which has the DAO tracker of the base contracts: ${version} has no DAO tracker`;

export async function deployBase(deployer: Deployer, core: Core): Promise<Base> {
  const put = async (name: string, args: readonly unknown[] = [], artifact = coreContract(core, name)) =>
    [name, await deployer.deploy(name, artifact, args)] as const;
  const alone = await together([
    put('DAOToken', ['DAOstack', 'GEN', CAP]),
    put('ControllerCreator'),
    put('DAOTracker', [], tracker(core)),
    ...[...ALONE, ...SOME_HAVE.filter((name) => core.contract(name))].map((name) => put(name)),
    put('GenericScheme', [], genericScheme(core)),
  ]);
  const at = Object.fromEntries(alone);
  const [creator, redeemer] = [coreContract(core, 'DaoCreator'), coreContract(core, 'Redeemer')];
  const machine = put('GenesisProtocol', [at.DAOToken]);
  const dependent = await together([
    machine,
    put('DaoCreator', [at.ControllerCreator, at.DAOTracker].slice(0, constructorTakes(creator))),
    machine.then(([, address]) =>
      put('Redeemer', [at.ContributionReward, address].slice(0, constructorTakes(redeemer))),
    ),
  ]);
  const base = Object.fromEntries([...alone, ...dependent]);
  return Object.fromEntries((await namesOf(core)).map((name) => [name, base[name] as string]));
}

/** The contract of a name in a base. */
export function baseContract(core: Core, name: string) {
  if (name === 'GenericScheme') return genericScheme(core);
  return name === 'DAOTracker' ? tracker(core) : coreContract(core, name);
}

type Recorded = Readonly<Record<string, unknown>>;
type CodeAt = (address: string) => Promise<string>;

/** Whether each address has the code of this core's contract. */
export const isBaseOf = async (core: Core, base: Recorded, code: CodeAt): Promise<boolean> =>
  (await absentFrom(core, base, code)).length === 0;

/** The names whose address has other code, or no code. */
export async function absentFrom(core: Core, base: Recorded, code: CodeAt): Promise<string[]> {
  const absent = (await namesOf(core)).map(async (name) => {
    const address = base[name];
    if (typeof address !== 'string' || !/^0x[0-9a-f]{40}$/i.test(address)) return [name];
    const expected = baseContract(core, name).deployedBytecode;
    return expected !== undefined && (await code(address)).toLowerCase() === expected.toLowerCase() ? [] : [name];
  });
  return (await Promise.all(absent)).flat();
}

/** The names that a base of this core has. */
export async function namesOf(core: Core): Promise<string[]> {
  const fixed = ['DAOToken', 'ControllerCreator', 'DAOTracker', 'DaoCreator', 'GenesisProtocol'];
  return [...fixed, ...ALONE, ...SOME_HAVE.filter((name) => core.contract(name)), 'GenericScheme', 'Redeemer'];
}
