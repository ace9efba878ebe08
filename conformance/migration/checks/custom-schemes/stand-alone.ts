import { check } from '../../../core/check/check.ts';
import { CUSTOM_SCHEME_ENTRIES, CUSTOM_SCHEME_PLACES } from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { customSchemesOnChain } from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import { LOCKING_KEYS } from '../../premises/custom-schemes/custom-schemes-run.ts';
import { unregisteredDefect } from '../../premises/custom-schemes/registration.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const standAlone = check<MigrationTarget>()({
  // MIG-CS-011 (must): Where `address` is `{StandAloneContract: n}`, the scheme is that stand-alone contract, and no contract is
  //   deployed for it. [interface, "CustomSchemes entry"]
  proves: 'MIG-CS-011',
  reasons: {
    again: 'the contract of a stand-alone contract that is a scheme was deployed twice',
    unregistered: 'the stand-alone contract that an entry refers to is not a scheme of the DAO',
  },
  run: async (tool, t) => {
    requireParams(tool, t, ...LOCKING_KEYS);
    const scene = await t.use(customSchemesOnChain);
    const { name } = CUSTOM_SCHEME_ENTRIES.locking;
    const addresses = scene.contracts.locking.map(({ address }) => address);
    if (addresses.length === 0) t.inconclusive(`the stand-alone contract ${name} cannot be found`);
    const repeated = {
      expected: `one contract with the code of ${name}: StandAloneContracts[1]`,
      actual: `${addresses.length}: ${addresses.join(', ')}`,
      at: CUSTOM_SCHEME_PLACES.locking,
    };
    t.judge(addresses.length > 1 && { reason: 'again', ...repeated }, scene.run);
    t.judge(unregisteredDefect(scene, addresses, `${CUSTOM_SCHEME_PLACES.locking}.address`), scene.run);
  },
});
