import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import { CONTRACTS } from '../lab/generated/contracts.ts';
import { type Controller, controllerOf, type Registered, same } from './controller.ts';
import { AT, CORE_SCHEME, ENTRIES, type Entry } from './custom-scheme-entries.ts';
import { type CustomSchemes, customSchemesMigrated } from './custom-schemes-scene.ts';
import { type MadeContract, mayBeHidden, withCode } from './made.ts';

/** Contracts of entries by what they are. */
type Contracts = Readonly<Record<'own' | 'shared' | 'locking' | 'core', readonly MadeContract[]>>;

/** The contracts of entries, as far as they were found by their code, and what the controller knows of them. */
export interface FoundSchemes extends CustomSchemes {
  readonly contracts: Contracts;
  readonly controller: Controller;
}

/** Finds the contracts. Those two that have no address have to be there. */
export const customSchemes = premise<MigrationTarget>()({
  name: 'custom-schemes',
  owners: { 'not-deployed': 'migration/custom-schemes/deployed#not-deployed' },
  find: async (_tool, t): Promise<FoundSchemes> => {
    const scene = await t.use(customSchemesMigrated);
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
      const { name } = ENTRIES[entry];
      if (contracts[entry].length > 0) continue;
      if (mayBeHidden(made, CONTRACTS[name].bytecode))
        t.inconclusive(`the run sent the code of ${name}, but where the contract is cannot be seen on the chain`);
      const expected = `a contract with the code of custom-abis/${name}.json, made by this run`;
      t.judge({ reason: 'not-deployed', expected, actual: 'none', at: AT[entry] }, run);
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
export function registeredAmong({ controller }: FoundSchemes, addresses: readonly unknown[]): readonly Registered[] {
  return controller.schemes.filter(({ address }) => addresses.some((one) => same(address, one)));
}

/** Each entry's scheme, as far as it is registered. */
export function schemesOf(scene: FoundSchemes): readonly (Registered & { readonly entry: Entry })[] {
  const { contracts, before, base } = scene;
  const at = (entry: Entry): readonly unknown[] => {
    if (entry === 'given' || entry === 'there') return [before[entry]];
    const made = contracts[entry].map(({ address }) => address);
    return entry === 'core' ? [...made, base[CORE_SCHEME]] : made;
  };
  return (Object.keys(ENTRIES) as Entry[]).flatMap((entry) =>
    registeredAmong(scene, at(entry)).map((one) => ({ ...one, entry })),
  );
}
