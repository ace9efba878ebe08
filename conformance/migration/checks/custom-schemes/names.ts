import { check } from '../../../core/check/check.ts';
import { CUSTOM_SCHEME_PLACES } from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { customSchemesOnChain } from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import { unregisteredDefect } from '../../premises/custom-schemes/registration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const names = check<MigrationTarget>()({
  // MIG-CS-014 (must): An entry may have a `name`, a `schemeName` and an `alias`. [interface, "CustomSchemes entry"]
  proves: 'MIG-CS-014',
  reasons: { unregistered: 'an entry with `name`, `schemeName` and `alias` is not a scheme of the DAO' },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemesOnChain);
    const addresses = scene.contracts.shared.map(({ address }) => address);
    t.judge(unregisteredDefect(scene, addresses, CUSTOM_SCHEME_PLACES.shared), scene.run);
  },
});
