import { check } from '../../../core/check/check.ts';
import { CUSTOM_SCHEME_ENTRIES, CUSTOM_SCHEME_PLACES } from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { customSchemesOnChain, registeredAmong } from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import { REGISTERED_TEXT, SAME_NAME_ENTRIES } from '../../premises/custom-schemes/registration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const eachEntry = check<MigrationTarget>()({
  proves: 'MIG-CS-002',
  reasons: { unregistered: 'of two entries of one name, not both are schemes of the DAO' },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemesOnChain);
    await t.each(SAME_NAME_ENTRIES, ([made, before]) => {
      const own = scene.contracts[made].map(({ address }) => address);
      // That alone is said elsewhere (MIG-CS-014).
      if (made === 'shared' && registeredAmong(scene, own).length === 0) return;
      const all = [scene.before[before], ...own];
      const found = registeredAmong(scene, all).length;
      const wrong = found < 2 && {
        reason: 'unregistered' as const,
        expected: `two with the code of ${CUSTOM_SCHEME_ENTRIES[made].name} ${REGISTERED_TEXT}`,
        actual: `${found}`,
        at: `${CUSTOM_SCHEME_PLACES[made]}, ${CUSTOM_SCHEME_PLACES[before]}`,
      };
      t.judge(wrong || undefined, scene.run);
    });
  },
});
