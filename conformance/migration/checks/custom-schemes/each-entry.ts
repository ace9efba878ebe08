import { check } from '../../../core/check/check.ts';
import { CUSTOM_SCHEME_ENTRIES, CUSTOM_SCHEME_PLACES } from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { customSchemesOnChain, registeredAmong } from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import { REGISTERED_TEXT, SAME_NAME_ENTRIES } from '../../premises/custom-schemes/registration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const eachEntry = check<MigrationTarget>()({
  // MIG-CS-002 (must): Each entry is a scheme of the DAO, even where one name has several entries. [interface, "CustomSchemes
  //   entry"]
  proves: 'MIG-CS-002',
  reasons: { unregistered: 'of two entries of one name, not both are schemes of the DAO' },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemesOnChain);
    await t.each(SAME_NAME_ENTRIES, ([made, given]) => {
      const created = scene.contracts[made].map(({ address }) => address);
      // MIG-CS-014 judges whether the shared scheme is registered.
      if (made === 'shared' && registeredAmong(scene, created).length === 0) return;
      const registered = registeredAmong(scene, [scene.predeployed[given], ...created]).length;
      const unregistered = {
        expected: `two with the code of ${CUSTOM_SCHEME_ENTRIES[made].name} ${REGISTERED_TEXT}`,
        actual: String(registered),
        at: `${CUSTOM_SCHEME_PLACES[made]}, ${CUSTOM_SCHEME_PLACES[given]}`,
      };
      t.judge(registered < 2 && { reason: 'unregistered', ...unregistered }, scene.run);
    });
  },
});
