import { check } from '../../../core/check/check.ts';
import { CORE_CONTRACT_NAMES } from '../../oracle/contracts/core-contracts.ts';
import { undeployedDefect } from '../../premises/contracts/deployed-address.ts';
import { baseAddresses } from '../../premises/result/base-addresses.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const CORE_NAMES: ReadonlySet<string> = new Set(CORE_CONTRACT_NAMES);

export const contracts = check<MigrationTarget>()({
  // MIG-ST-001 (must): A base migration deploys contracts: there is code at every address of `base`, and no two are the same.
  //   [interface, "What the service does"]
  proves: 'MIG-ST-001',
  reasons: { 'no-code': 'there is no code at an address of `base`', twice: 'two contracts of `base` have one address' },
  run: async (_tool, t) => {
    // MIG-RS-003 judges members of `base` that are not addresses.
    const scene = await t.use(baseAddresses);
    const names = new Map<string, string>();
    await t.each(scene.addresses, async ([name, address]) => {
      const at = `base.${name}`;
      const undeployed = await undeployedDefect(scene, address, at);
      if (undeployed) t.fail(undeployed, scene.run);
      // A name that the document does not have may be a second name of one of the sixteen contracts.
      const namesake = CORE_NAMES.has(name) ? names.get(address.toLowerCase()) : undefined;
      const twice = { expected: 'an address of its own', actual: `that of ${namesake}, ${address}`, at };
      t.judge(namesake !== undefined && { reason: 'twice', ...twice }, scene.run);
      if (CORE_NAMES.has(name)) names.set(address.toLowerCase(), name);
    });
  },
});
