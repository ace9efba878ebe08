import { check } from '../../../core/check/check.ts';
import { CUSTOM_SCHEME_PLACES } from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { format } from '../../oracle/comparison/format.ts';
import { customSchemesOnChain, registeredAmong } from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import { parametersSetWith, universalAddresses } from '../../premises/custom-schemes/scheme-calls.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const setParameters = check<MigrationTarget>()({
  // MIG-CS-004 (must): With `isUniversal`, `setParameters` is called with `params`, and its result is the scheme's parameters
  //   hash. [interface, "CustomSchemes entry"]
  proves: 'MIG-CS-004',
  reasons: {
    'not-called': '`setParameters` was not called',
    hash: 'the scheme is registered with another hash than `setParameters` gave',
  },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemesOnChain);
    await t.each(['shared', 'there'] as const, async (entry) => {
      const at = CUSTOM_SCHEME_PLACES[entry];
      const addresses = universalAddresses(scene)[entry];
      const [scheme] = registeredAmong(scene, addresses);
      // MIG-CS-002 and MIG-CS-010 judge an entry whose own scheme is not registered.
      if (entry === 'there' && !scheme) return;
      const hashes = (await parametersSetWith(scene, addresses)).map(({ hash }) => hash);
      const notCalled = { expected: 'a call of `setParameters`', actual: 'no call', at };
      if (hashes.length === 0) t.fail({ reason: 'not-called', ...notCalled }, scene.run);
      if (!scheme) return t.inconclusive('the scheme is not registered, so that it has no hash');
      const [expected, actual] = [hashes.join(' or '), format(scheme.parameters)];
      t.judge(!hashes.includes(actual) && { reason: 'hash', expected, actual, at }, scene.run);
    });
  },
});
