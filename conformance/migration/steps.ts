/** The steps, and what has to be there before each (the interface document, "States and transitions"). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { CORE_CONTRACT_NAMES } from '../oracle/core-contracts.ts';
import { alike } from './alike.ts';
import { baseAddresses } from './base-addresses.ts';
import { allMigrated, demoMigrated } from './demo.ts';
import { baseMigrated, daoMigrated } from './scenes.ts';

export { daoWithoutBase, namesake, repeatedBase, repeatedDao, restart } from './steps-again.ts';

const NO_CODE = 'no code';
const NAMES: ReadonlySet<string> = new Set(CORE_CONTRACT_NAMES);

export const base = check<MigrationTarget>()({
  proves: 'MIG-ST-002',
  reasons: { failed: 'a base migration on a fresh chain does not succeed' },
  run: async (_tool, t) => {
    await t.use(baseMigrated);
    t.judge(undefined);
  },
});

export const baseWritten = check<MigrationTarget>()({
  proves: 'MIG-ST-003',
  reasons: { missing: 'after a base migration the result file has no `base`' },
  run: async (_tool, t) => {
    await t.use(baseMigrated);
    t.judge(undefined);
  },
});

export const contracts = check<MigrationTarget>()({
  proves: 'MIG-ST-001',
  reasons: { 'no-code': 'there is no code at an address of `base`', twice: 'two contracts of `base` have one address' },
  run: async (_tool, t) => {
    // What is no address is judged by itself (MIG-RS-003).
    const { addresses, views, run } = await t.use(baseAddresses);
    const seen = new Map<string, string>();
    await t.each(addresses, async ([name, address]) => {
      const at = `base.${name}`;
      if ((await views.codeAt(address)) === '0x')
        t.judge({ reason: 'no-code', expected: `code at ${address}`, actual: NO_CODE, at }, run);
      // What else is in `base` may be another name for one of the sixteen.
      if (!NAMES.has(name)) return t.judge(undefined);
      const other = seen.get(address.toLowerCase());
      if (other)
        t.judge(
          { reason: 'twice', expected: `an address of its own`, actual: `that of ${other}, ${address}`, at },
          run,
        );
      seen.set(address.toLowerCase(), name);
      t.judge(undefined);
    });
  },
});

export const dao = check<MigrationTarget>()({
  proves: 'MIG-ST-004',
  reasons: { failed: 'a DAO migration upon a base migration does not succeed' },
  run: async (_tool, t) => {
    await t.use(daoMigrated);
    t.judge(undefined);
  },
});

export const daoWritten = check<MigrationTarget>()({
  proves: 'MIG-ST-006',
  reasons: {
    missing: 'after a DAO migration the result file has no `dao`',
    'base-lost': '`base` is not as it was before',
  },
  run: async (_tool, t) => {
    const { base: before, result, run } = await t.use(daoMigrated);
    const after = result?.result.base ?? {};
    await t.each(Object.entries(before), ([name, address]) => {
      const found = after[name];
      const lost = alike(found) !== alike(address) && {
        reason: 'base-lost' as const,
        expected: String(address),
        actual: found === undefined ? 'nothing' : String(found),
        at: `base.${name}`,
      };
      t.judge(lost || undefined, run);
    });
  },
});

export const demo = check<MigrationTarget>()({
  proves: 'MIG-ST-007',
  reasons: {
    failed: 'a demo test migration upon a base migration does not succeed',
    elsewhere: 'none of its transactions has to do with a contract of the base',
  },
  needs: ['call'],
  run: async (_tool, t) => {
    const { before, views, since, run } = await t.use(demoMigrated);
    const base = Object.values(before.base).map((one) => String(one).slice(2).toLowerCase());
    const sent = await views.transactions(since + 1);
    const used = sent.some(({ to = '', input }) => base.some((one) => `${to}${input}`.toLowerCase().includes(one)));
    const expected = 'transactions to contracts of `base`, or with their addresses';
    const actual = `${sent.length} transactions, none of them so`;
    t.judge(used ? undefined : { reason: 'elsewhere', expected, actual, at: 'base' }, run);
  },
});

export const demoWritten = check<MigrationTarget>()({
  proves: 'MIG-ST-008',
  reasons: {
    missing: 'after a demo test migration the result file has no `test`',
    lost: '`base` or `dao` is not as it was before',
  },
  needs: ['call'],
  run: async (_tool, t) => {
    const { before, result, run } = await t.use(demoMigrated);
    for (const part of ['base', 'dao'] as const) {
      const [expected, found] = [before[part], result?.result[part]].map(alike);
      const lost = expected !== found && { reason: 'lost' as const, expected: expected!, actual: found!, at: part };
      t.judge(lost || undefined, run);
    }
  },
});

export const all = check<MigrationTarget>()({
  proves: 'MIG-ST-009',
  reasons: {
    failed: '`migrate` of the library does not succeed on a fresh chain',
    missing: 'after `migrate` the result file lacks `base`, `dao` or `test`',
    'no-code': 'there is no code at an address that it wrote',
  },
  needs: ['call'],
  run: async (_tool, t) => {
    const { result, views, run } = await t.use(allMigrated);
    const { base = {}, dao = {}, test = {} } = result?.result ?? {};
    const deployed = [...Object.entries(base), ['dao.Avatar', dao.Avatar], ['test.Avatar', test.Avatar]] as const;
    await t.each(deployed, async ([at, address]) => {
      const none = (await views.codeAt(address)) === '0x';
      const expected = `code at ${String(address)}`;
      t.judge(none ? { reason: 'no-code', expected, actual: NO_CODE, at: String(at) } : undefined, run);
    });
  },
});
