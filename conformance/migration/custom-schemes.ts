/** Custom schemes (the interface document, "CustomSchemes entry"): which there are, and what the controller knows. */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { AT, CORE_SCHEME, ENTRIES } from './custom-scheme-entries.ts';
import { customSchemes, registeredAmong, schemesOf } from './custom-schemes-found.ts';
import { customSchemesMigrated } from './custom-schemes-scene.ts';

export {
  genesisProtocol,
  initialized,
  initializer,
  literals,
  universal,
  votingHash,
} from './custom-schemes-arguments.ts';
export { byCreator } from './custom-schemes-by-creator.ts';
export { permissions } from './custom-schemes-permissions.ts';

const REGISTERED = 'registered with the controller';
const NOT_REGISTERED = 'not registered';
/** Entries of one name: one whose scheme is deployed, and one whose is there before. */
const BOTH = [
  ['own', 'given'],
  ['shared', 'there'],
] as const;

export const form = check<MigrationTarget>()({
  proves: 'MIG-CS-001',
  reasons: {
    failed: 'a DAO with custom schemes is not migrated, in the declared form or in either, where one without is',
    missing: 'such a run writes no `dao`',
  },
  run: async (_tool, t) => {
    const { form: taken, run } = await t.use(customSchemesMigrated);
    const declared = t.declared('custom-schemes');
    if (declared !== undefined && declared !== taken)
      t.inconclusive(`the configuration has \`CustomSchemes\` written as ${taken}, where ${declared} is declared`);
    t.chose('custom-schemes', taken);
    t.judge(undefined, run);
  },
});

export const deployed = check<MigrationTarget>()({
  proves: ['MIG-CS-003', 'MIG-CS-012'],
  reasons: { 'not-deployed': 'there is no contract with the code of the file for an entry without `address`' },
  run: async (_tool, t) => {
    await t.use(customSchemes);
    t.judge(undefined);
  },
});

export const every = check<MigrationTarget>()({
  proves: 'MIG-CS-002',
  reasons: { unregistered: 'of two entries of one name, not both are schemes of the DAO' },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemes);
    await t.each(BOTH, ([made, before]) => {
      const own = scene.contracts[made].map(({ address }) => address);
      // That alone is said elsewhere (MIG-CS-014).
      if (made === 'shared' && registeredAmong(scene, own).length === 0) return;
      const all = [scene.before[before], ...own];
      const found = registeredAmong(scene, all).length;
      const wrong = found < 2 && {
        reason: 'unregistered' as const,
        expected: `two with the code of ${ENTRIES[made].name} ${REGISTERED}`,
        actual: `${found}`,
        at: `${AT[made]}, ${AT[before]}`,
      };
      t.judge(wrong || undefined, scene.run);
    });
  },
});

export const given = check<MigrationTarget>()({
  proves: 'MIG-CS-010',
  reasons: { again: 'a scheme that has an address was deployed once more' },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemes);
    await t.each(BOTH, ([made, before]) => {
      const found = scene.contracts[made];
      const again = found.length > 1 && {
        reason: 'again' as const,
        expected: `one contract of this run with the code of ${ENTRIES[made].name}, for the entry without an address`,
        actual: `${found.length}: ${found.map(({ address }) => address).join(', ')}`,
        at: AT[before],
      };
      t.judge(again || undefined, scene.run);
      if (registeredAmong(scene, [scene.before[before]]).length === 0)
        t.inconclusive(`the contract at the address is ${NOT_REGISTERED}, nor is another in its place`);
    });
  },
});

export const standAlone = check<MigrationTarget>()({
  proves: 'MIG-CS-011',
  reasons: {
    again: 'the contract of a stand-alone contract that is a scheme was deployed once more',
    unregistered: 'the stand-alone contract that an entry refers to is no scheme of the DAO',
  },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemes);
    const { locking } = scene.contracts;
    const addresses = locking.map(({ address }) => address);
    if (locking.length === 0) t.inconclusive(`the stand-alone contract ${ENTRIES.locking.name} cannot be found`);
    const again = locking.length > 1 && {
      reason: 'again' as const,
      expected: `one contract with the code of ${ENTRIES.locking.name}: StandAloneContracts[0]`,
      actual: `${locking.length}: ${addresses.join(', ')}`,
      at: AT.locking,
    };
    t.judge(again || undefined, scene.run);
    const wrong = registeredAmong(scene, addresses).length === 0 && {
      reason: 'unregistered' as const,
      expected: `${addresses[0]} ${REGISTERED}`,
      actual: NOT_REGISTERED,
      at: `${AT.locking}.address`,
    };
    t.judge(wrong || undefined, scene.run);
  },
});

export const names = check<MigrationTarget>()({
  proves: 'MIG-CS-014',
  reasons: { unregistered: 'an entry with `name`, `schemeName` and `alias` is no scheme of the DAO' },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemes);
    const addresses = scene.contracts.shared.map(({ address }) => address);
    const wrong = registeredAmong(scene, addresses).length === 0 && {
      reason: 'unregistered' as const,
      expected: `${addresses[0]} ${REGISTERED}`,
      actual: NOT_REGISTERED,
      at: AT.shared,
    };
    t.judge(wrong || undefined, scene.run);
  },
});

export const fromCore = check<MigrationTarget>()({
  proves: 'MIG-CS-015',
  reasons: { unregistered: 'no contract of the core package is a scheme of the DAO by the entry with `fromCore`' },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemes);
    if (!scene.withCore) t.notApplicable(`the tool has no ${CORE_SCHEME} of that name, whose code could be compared`);
    const wrong = !schemesOf(scene).some(({ entry }) => entry === 'core') && {
      reason: 'unregistered' as const,
      expected: `a contract with the code of base.${CORE_SCHEME} ${REGISTERED}`,
      actual: 'none',
      at: AT.core,
    };
    t.judge(wrong || undefined, scene.run);
  },
});
