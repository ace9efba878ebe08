/** The locking scheme and its ten positional parameters (the interface document, "CustomSchemes entry"). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import { LOCKING_PARAMETERS, type LockingParameter } from '../oracle/locking-scheme.ts';
import { AT, LOCKING } from './custom-scheme-entries.ts';
import { customSchemes, type FoundSchemes } from './custom-schemes-found.ts';
import { told, unlike } from './told.ts';

/** What the scheme of the suite keeps each under, in their order. */
const GETTERS = [
  'reputationReward() view returns (uint256)',
  'startTime() view returns (uint256)',
  'batchTime() view returns (uint256)',
  'redeemEnableTime() view returns (uint256)',
  'maxLockingBatches() view returns (uint256)',
  'repRewardConstA() view returns (uint256)',
  'repRewardConstB() view returns (uint256)',
  'batchesIndexCap() view returns (uint256)',
  'token() view returns (address)',
  'agreementHash() view returns (bytes32)',
];
const TIMES: readonly LockingParameter[] = ['startTime', 'batchTime', 'redeemStartTime'];

/** What reached the locking scheme. Where it is the right values in another order, that is said once. */
const locked = premise<MigrationTarget>()({
  name: 'locking-scheme',
  owners: { order: 'migration/locking/parameters#order' },
  find: async (_tool, t): Promise<{ readonly scene: FoundSchemes; readonly found: readonly unknown[] }> => {
    const scene = await t.use(customSchemes);
    const { views, contracts } = scene;
    for (const { address } of contracts.locking) {
      const by = await views.value(address, 'function initializer() view returns (bytes4)');
      if (by === undefined || BigInt(String(by)) === 0n) continue;
      const found = await Promise.all(GETTERS.map((getter) => views.value(address, `function ${getter}`)));
      const [expected, actual] = [LOCKING.map(told), found.map(told)];
      const permuted = expected.join() !== actual.join() && [...expected].sort().join() === [...actual].sort().join();
      const wrong = permuted && {
        reason: 'order' as const,
        expected: expected.join(', '),
        actual: actual.join(', '),
        at: `${AT.locking}.params`,
      };
      t.judge(wrong || undefined, scene.run);
      return { scene, found };
    }
    return t.inconclusive('no locking scheme was initialised');
  },
});

/** Those of the ten that a check looks at, with what reached the scheme. */
const of = (found: readonly unknown[], which: (name: LockingParameter) => boolean) =>
  LOCKING_PARAMETERS.flatMap((name, n) =>
    which(name) ? [{ wanted: LOCKING[n], found: found[n], at: `${AT.locking}.params[${n}] (${name})` }] : [],
  );

export const parameters = check<MigrationTarget>()({
  proves: 'MIG-LK-001',
  reasons: {
    order: 'the ten parameters reached the scheme in another order',
    other: 'one of them reached it as another value',
  },
  run: async (_tool, t) => {
    const { scene, found } = await t.use(locked);
    const all = of(found, (name) => !TIMES.includes(name) && name !== 'agreementHash');
    await t.each(all, (one) => t.judge(unlike('other', one.wanted, one.found, one.at), scene.run));
  },
});

export const times = check<MigrationTarget>()({
  proves: 'MIG-LK-002',
  reasons: { other: 'a time reached the scheme as another number of seconds' },
  run: async (_tool, t) => {
    const { scene, found } = await t.use(locked);
    const all = of(found, (name) => TIMES.includes(name));
    await t.each(all, (one) => t.judge(unlike('other', one.wanted, one.found, one.at), scene.run));
  },
});

export const agreementHash = check<MigrationTarget>()({
  proves: 'MIG-LK-003',
  reasons: { other: 'an agreement hash that is none of IPFS reached the scheme as another' },
  run: async (_tool, t) => {
    const { scene, found } = await t.use(locked);
    const all = of(found, (name) => name === 'agreementHash');
    await t.each(all, (one) => t.judge(unlike('other', one.wanted, one.found, one.at), scene.run));
  },
});
