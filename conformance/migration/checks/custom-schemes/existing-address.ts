import { check } from '../../../core/check/check.ts';
import { CUSTOM_SCHEME_ENTRIES, CUSTOM_SCHEME_PLACES } from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { customSchemesOnChain, registeredAmong } from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import { NOT_REGISTERED_TEXT, SAME_NAME_ENTRIES } from '../../premises/custom-schemes/registration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const existingAddress = check<MigrationTarget>()({
  // MIG-CS-010 (must): Where `address` is an address, the scheme is the contract there, and no contract is deployed for it.
  //   [interface, "CustomSchemes entry"]
  proves: 'MIG-CS-010',
  reasons: { again: 'a scheme that has an address was deployed again' },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemesOnChain);
    await t.each(SAME_NAME_ENTRIES, ([made, given]) => {
      const created = scene.contracts[made].map(({ address }) => address);
      const { name } = CUSTOM_SCHEME_ENTRIES[made];
      const repeated = {
        expected: `one contract of this run with the code of ${name}, for the entry without an address`,
        actual: `${created.length}: ${created.join(', ')}`,
        at: CUSTOM_SCHEME_PLACES[given],
      };
      t.judge(created.length > 1 && { reason: 'again', ...repeated }, scene.run);
      if (registeredAmong(scene, [scene.predeployed[given]]).length === 0)
        t.inconclusive(`the contract at the address is ${NOT_REGISTERED_TEXT}, nor is another in its place`);
    });
  },
});
