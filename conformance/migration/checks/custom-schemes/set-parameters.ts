import { check } from '../../../core/check/check.ts';
import { CUSTOM_SCHEME_PLACES } from '../../inputs/own-contracts/custom-scheme-entries.ts';
import { format } from '../../oracle/comparison/format.ts';
import { customSchemesOnChain, registeredAmong } from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import { parametersSetWith, universalAddresses } from '../../premises/custom-schemes/scheme-calls.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const setParameters = check<MigrationTarget>()({
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
      const [registered] = registeredAmong(scene, addresses);
      // One that is taken for another is said elsewhere (MIG-CS-002, MIG-CS-010).
      if (entry === 'there' && !registered) return;
      const hashes = (await parametersSetWith(scene, addresses)).map(({ hash }) => hash);
      if (hashes.length === 0)
        t.judge({ reason: 'not-called', expected: 'a call of `setParameters`', actual: 'none', at }, scene.run);
      if (!registered) return t.inconclusive('the scheme is not registered, so that it has no hash');
      const [expected, actual] = [hashes.join(' or '), format(registered.parameters)];
      t.judge(hashes.includes(actual) ? undefined : { reason: 'hash', expected, actual, at }, scene.run);
    });
  },
});
