import { premise } from '../../../core/check/premise.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import {
  CORE_SCHEME,
  CUSTOM_SCHEME_ENTRIES,
  CUSTOM_SCHEME_PLACES,
  type CustomSchemeKey,
} from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { sameIgnoringCase } from '../../oracle/comparison/same-ignoring-case.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type CreatedContract, mayBeHidden, withCode } from '../contracts/created-contracts.ts';
import { type Controller, controllerOf, type RegisteredScheme } from '../dao/controller.ts';
import { type CustomSchemesRun, customSchemesRun } from './custom-schemes-run.ts';

/** Contracts of entries by what they are. */
type SchemeContracts = Readonly<Record<'own' | 'shared' | 'locking' | 'core', readonly CreatedContract[]>>;

/** The contracts of entries, as far as they were found by their code, and what the controller knows of them. */
export interface CustomSchemesOnChain extends CustomSchemesRun {
  readonly contracts: SchemeContracts;
  readonly controller: Controller;
}

/** Finds the contracts. Those two that have no address have to be there. */
export const customSchemesOnChain = premise<MigrationTarget>()({
  name: 'custom-schemes',
  reasons: ['not-deployed'],
  find: async (_tool, t): Promise<CustomSchemesOnChain> => {
    const scene = await t.use(customSchemesRun);
    const { made, run, views, base, part, withCore, before } = scene;
    const found = (name: 'OwnScheme' | 'SharedScheme' | 'LockingScheme') =>
      withCode(made, CONTRACTS[name].deployedBytecode);
    const coreCode = withCore ? await views.codeAt(base[CORE_SCHEME]) : '0x';
    const contracts = {
      own: found('OwnScheme'),
      shared: found('SharedScheme'),
      locking: found('LockingScheme'),
      core: coreCode === '0x' ? [] : withCode(made, coreCode),
    };
    for (const entry of ['own', 'shared'] as const) {
      const { name } = CUSTOM_SCHEME_ENTRIES[entry];
      if (contracts[entry].length > 0) continue;
      if (mayBeHidden(made, CONTRACTS[name].bytecode))
        t.inconclusive(`the run sent the code of ${name}, but where the contract is cannot be seen on the chain`);
      const expected = `a contract with the code of custom-abis/${name}.json, made by this run`;
      t.judge({ reason: 'not-deployed', expected, actual: 'none', at: CUSTOM_SCHEME_PLACES[entry] }, run);
    }
    const owner = await views.value(part.Avatar, 'function owner() view returns (address)');
    const known = [
      ...Object.values(before),
      base[CORE_SCHEME],
      ...Object.values(contracts).flatMap((all) => all.map((one) => one.address)),
    ];
    const controller = await controllerOf(views, String(part.Avatar), [owner], known);
    if (!controller) return t.inconclusive('what owns the avatar is no controller whose schemes could be read');
    return { ...scene, contracts, controller };
  },
});

/** What the controller knows of the schemes at any of these addresses. */
export function registeredAmong(
  { controller }: CustomSchemesOnChain,
  addresses: readonly unknown[],
): readonly RegisteredScheme[] {
  return controller.schemes.filter(({ address }) => addresses.some((one) => sameIgnoringCase(address, one)));
}

/** Each entry's scheme, as far as it is registered. */
export function registeredEntries(
  scene: CustomSchemesOnChain,
): readonly (RegisteredScheme & { readonly entry: CustomSchemeKey })[] {
  const { contracts, before, base } = scene;
  const at = (entry: CustomSchemeKey): readonly unknown[] => {
    if (entry === 'given' || entry === 'there') return [before[entry]];
    const made = contracts[entry].map(({ address }) => address);
    return entry === 'core' ? [...made, base[CORE_SCHEME]] : made;
  };
  return (Object.keys(CUSTOM_SCHEME_ENTRIES) as CustomSchemeKey[]).flatMap((entry) =>
    registeredAmong(scene, at(entry)).map((one) => ({ ...one, entry })),
  );
}
