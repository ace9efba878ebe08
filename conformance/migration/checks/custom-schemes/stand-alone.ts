import { check } from '../../../core/check/check.ts';
import { CUSTOM_SCHEME_ENTRIES, CUSTOM_SCHEME_PLACES } from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { customSchemesOnChain, registeredAmong } from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import { NOT_REGISTERED_TEXT, REGISTERED_TEXT } from '../../premises/custom-schemes/registration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const standAlone = check<MigrationTarget>()({
  proves: 'MIG-CS-011',
  reasons: {
    again: 'the contract of a stand-alone contract that is a scheme was deployed once more',
    unregistered: 'the stand-alone contract that an entry refers to is no scheme of the DAO',
  },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemesOnChain);
    const { locking } = scene.contracts;
    const addresses = locking.map(({ address }) => address);
    if (locking.length === 0)
      t.inconclusive(`the stand-alone contract ${CUSTOM_SCHEME_ENTRIES.locking.name} cannot be found`);
    const again = locking.length > 1 && {
      reason: 'again' as const,
      expected: `one contract with the code of ${CUSTOM_SCHEME_ENTRIES.locking.name}: StandAloneContracts[0]`,
      actual: `${locking.length}: ${addresses.join(', ')}`,
      at: CUSTOM_SCHEME_PLACES.locking,
    };
    t.judge(again || undefined, scene.run);
    const wrong = registeredAmong(scene, addresses).length === 0 && {
      reason: 'unregistered' as const,
      expected: `${addresses[0]} ${REGISTERED_TEXT}`,
      actual: NOT_REGISTERED_TEXT,
      at: `${CUSTOM_SCHEME_PLACES.locking}.address`,
    };
    t.judge(wrong || undefined, scene.run);
  },
});
