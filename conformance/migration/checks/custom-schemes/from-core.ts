import { check } from '../../../core/check/check.ts';
import { CORE_SCHEME, CUSTOM_SCHEME_PLACES } from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { customSchemesOnChain, registeredEntries } from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import { REGISTERED_TEXT } from '../../premises/custom-schemes/registration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const fromCore = check<MigrationTarget>()({
  // MIG-CS-015 (must): With `fromCore`, the contract of an entry is that of the core package. [interface, "CustomSchemes entry"]
  proves: 'MIG-CS-015',
  reasons: { unregistered: 'the entry with `fromCore` makes no contract of the core package a scheme of the DAO' },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemesOnChain);
    if (!scene.withCore) t.notApplicable(`the tool has no ${CORE_SCHEME} of that name, whose code could be compared`);
    const isRegistered = registeredEntries(scene).some(({ entry }) => entry === 'core');
    const expected = `a contract with the code of base.${CORE_SCHEME} ${REGISTERED_TEXT}`;
    const unregistered = { expected, actual: 'no such contract', at: CUSTOM_SCHEME_PLACES.core };
    t.judge(!isRegistered && { reason: 'unregistered', ...unregistered }, scene.run);
  },
});
