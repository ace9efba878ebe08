import { check } from '../../../core/check/check.ts';
import { CUSTOM_SCHEME_PLACES } from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { customSchemesOnChain, registeredAmong } from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import { NOT_REGISTERED_TEXT, REGISTERED_TEXT } from '../../premises/custom-schemes/registration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const names = check<MigrationTarget>()({
  proves: 'MIG-CS-014',
  reasons: { unregistered: 'an entry with `name`, `schemeName` and `alias` is no scheme of the DAO' },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemesOnChain);
    const addresses = scene.contracts.shared.map(({ address }) => address);
    const wrong = registeredAmong(scene, addresses).length === 0 && {
      reason: 'unregistered' as const,
      expected: `${addresses[0]} ${REGISTERED_TEXT}`,
      actual: NOT_REGISTERED_TEXT,
      at: CUSTOM_SCHEME_PLACES.shared,
    };
    t.judge(wrong || undefined, scene.run);
  },
});
