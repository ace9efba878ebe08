import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import {
  CORE_SCHEME,
  CUSTOM_SCHEME_ENTRIES,
  CUSTOM_SCHEME_PLACES,
  type CustomSchemeKey,
} from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type CreatedContract, mayBeHidden, withCode } from '../contracts/created-contracts.ts';
import { type Controller, controllerOf, type RegisteredScheme } from '../dao/controller.ts';
import { type CustomSchemesRun, customSchemesRun } from './custom-schemes-run.ts';

/** The contracts of entries that were found by their code. */
type SchemeContracts = Readonly<Record<'own' | 'shared' | 'locking' | 'core', readonly CreatedContract[]>>;

export const NO_READABLE_CONTROLLER_TEXT = 'the owner of the avatar is not a controller whose schemes can be read';

/** The contracts of the entries, and the controller in which schemes are registered. */
export interface CustomSchemesOnChain extends CustomSchemesRun {
  readonly contracts: SchemeContracts;
  readonly controller: Controller;
}

/** An entry without `address` for which no contract was found. */
export function deployedSchemesDefect(contracts: SchemeContracts): Defect<'not-deployed'> | undefined {
  const entry = (['own', 'shared'] as const).find((key) => contracts[key].length === 0);
  if (entry === undefined) return undefined;
  const expected = `a contract with the code of custom-abis/${CUSTOM_SCHEME_ENTRIES[entry].name}.json, deployed by this run`;
  return { reason: 'not-deployed', expected, actual: 'no such contract', at: CUSTOM_SCHEME_PLACES[entry] };
}

/** Finds the contracts by their code. The entries without `address` must have one. */
export const customSchemesOnChain = premise<MigrationTarget>()({
  name: 'custom-schemes-on-chain',
  reasons: ['not-deployed'],
  find: async (_tool, t): Promise<CustomSchemesOnChain> => {
    const scene = await t.use(customSchemesRun);
    const { made, run, views, base, part, withCore, predeployed } = scene;
    const createdContracts = (name: 'OwnScheme' | 'SharedScheme' | 'LockingScheme') =>
      withCode(made, CONTRACTS[name].deployedBytecode);
    const coreCode = withCore ? await views.codeAt(base[CORE_SCHEME]) : '0x';
    const contracts = {
      own: createdContracts('OwnScheme'),
      shared: createdContracts('SharedScheme'),
      locking: createdContracts('LockingScheme'),
      core: coreCode === '0x' ? [] : withCode(made, coreCode),
    };
    for (const entry of ['own', 'shared'] as const) {
      const { name } = CUSTOM_SCHEME_ENTRIES[entry];
      if (contracts[entry].length > 0) continue;
      if (mayBeHidden(made, CONTRACTS[name].bytecode))
        t.inconclusive(`the run sent the code of ${name}, but the address of the contract cannot be found`);
      t.judge(deployedSchemesDefect(contracts), run);
    }
    const owner = await views.value(part.Avatar, 'function owner() view returns (address)');
    const known = [
      ...Object.values(predeployed),
      base[CORE_SCHEME],
      ...Object.values(contracts).flatMap((list) => list.map(({ address }) => address)),
    ];
    const controller = await controllerOf(views, String(part.Avatar), [owner], known);
    if (!controller) return t.inconclusive(NO_READABLE_CONTROLLER_TEXT);
    return { ...scene, contracts, controller };
  },
});

/** The registered schemes among some addresses. */
export function registeredAmong(
  { controller }: CustomSchemesOnChain,
  addresses: readonly unknown[],
): readonly RegisteredScheme[] {
  return controller.schemes.filter(({ address }) => addresses.some((known) => isSameAddress(address, known)));
}

/** The registered schemes of the entries. */
export function registeredEntries(
  scene: CustomSchemesOnChain,
): readonly (RegisteredScheme & { readonly entry: CustomSchemeKey })[] {
  const { contracts, predeployed, base } = scene;
  const at = (entry: CustomSchemeKey): readonly unknown[] => {
    if (entry === 'given' || entry === 'there') return [predeployed[entry]];
    const made = contracts[entry].map(({ address }) => address);
    return entry === 'core' ? [...made, base[CORE_SCHEME]] : made;
  };
  return (Object.keys(CUSTOM_SCHEME_ENTRIES) as CustomSchemeKey[]).flatMap((entry) =>
    registeredAmong(scene, at(entry)).map((scheme) => ({ ...scheme, entry })),
  );
}
