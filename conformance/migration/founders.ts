/** Who holds what of a DAO from the beginning (the interface document, "Migration parameters": founders). */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { created, plain, universal } from './dao-on-chain.ts';
import { type Kind, type Owned, owned, supplyOf, unitOf } from './founder-holdings.ts';
import { generatedHeld } from './generated.ts';

const UNITS = { whole: 'whole units', smallest: 'the smallest unit' } as const;

/** What is wrong with what a founder holds: the amount may be in either unit, which is said elsewhere (MIG-FD-005). */
function amountDefect({ address, kind, found, wanted, at }: Owned) {
  if (found === wanted.whole || found === wanted.smallest) return undefined;
  return {
    reason: 'amount' as const,
    expected: `${wanted.whole} of the smallest unit for ${address} (${wanted.smallest} where ${kind} are in that)`,
    actual: String(found),
    at,
  };
}

/** What the few founders of the plain DAO hold, where it is what the parameters say. */
const amounts = (kind: Kind) =>
  premise<MigrationTarget>()({
    name: `${kind} of founders`,
    owners: { amount: `migration/founders/${kind}#amount` },
    find: async (_tool, t: Trial<MigrationTarget, 'amount'>) => {
      const dao = await t.use(plain);
      const all = await owned(dao, kind);
      for (const one of all) {
        if (one.found === undefined) t.inconclusive(`${one.at} does not tell balances`);
        t.judge(amountDefect(one), dao.scene.run);
      }
      return { all, run: dao.scene.run };
    },
  });
const plainTokens = amounts('tokens');
const plainReputation = amounts('reputation');

export const tokens = check<MigrationTarget>()({
  proves: 'MIG-FD-001',
  reasons: { amount: 'a founder has not the tokens that the parameters say' },
  run: async (_tool, t) => {
    const { all, run } = await t.use(plainTokens);
    await t.each(all, () => t.judge(undefined, run));
  },
});

export const reputation = check<MigrationTarget>()({
  proves: 'MIG-FD-002',
  reasons: { amount: 'a founder has not the reputation that the parameters say' },
  run: async (_tool, t) => {
    const { all, run } = await t.use(plainReputation);
    await t.each(all, () => t.judge(undefined, run));
  },
});

export const supplies = check<MigrationTarget>()({
  proves: 'MIG-FD-003',
  reasons: {
    tokens: 'there are other tokens than the founders have',
    reputation: 'there is other reputation than theirs',
  },
  run: async (_tool, t) => {
    const daos = [await t.use(plain), await t.attempt(universal), await t.attempt(created)];
    for (const dao of daos.filter((one) => one !== undefined))
      await t.each(['tokens', 'reputation'] as const, async (reason) => {
        const held = await owned(dao, reason);
        const sum = held.reduce((so, { found }) => so + (found ?? 0n), 0n);
        const supply = await supplyOf(dao, reason);
        if (supply === undefined) t.inconclusive(`${held[0]?.at} does not tell how much there is`);
        const wrong = supply !== sum && {
          reason,
          expected: `${sum} in all, which is what the founders have`,
          actual: String(supply),
          at: held[0]?.at ?? reason,
        };
        t.judge(wrong || undefined, dao.scene.run);
      });
  },
});

export const many = check<MigrationTarget>()({
  proves: 'MIG-FD-004',
  reasons: {
    failed: 'a DAO of many founders cannot be migrated',
    lost: 'one of many founders has nothing',
    amount: 'one of many founders has another amount than the parameters say',
  },
  run: async (_tool, t) => {
    await t.use(plainTokens);
    await t.use(plainReputation);
    for (const dao of [await t.use(universal), await t.use(created)]) {
      const all = [...(await owned(dao, 'reputation')), ...(await owned(dao, 'tokens'))];
      await t.each(all, (one) => {
        const defect = amountDefect(one);
        const of = `${one.at}; founders[${one.index}] of ${dao.params.founders.length}`;
        t.judge(defect && { ...defect, reason: one.found === 0n ? 'lost' : 'amount', at: of }, dao.scene.run);
      });
    }
  },
});

export const units = check<MigrationTarget>()({
  proves: 'MIG-FD-005',
  reasons: {
    'not-as-declared': 'amounts are in another unit than declared',
    changed: 'some amounts are in whole units, and some in the smallest',
  },
  run: async (_tool, t) => {
    const dao = await t.use(plain);
    const all = [...(await owned(dao, 'tokens')), ...(await owned(dao, 'reputation'))];
    const told = all.flatMap((one) => (unitOf(one) ? [{ one, unit: unitOf(one)! }] : []));
    if (told.length === 0) t.inconclusive('no founder has an amount that the parameters say in any unit');
    for (const { one, unit } of told) {
      const defect = t.chose('founder-units', unit);
      const at = `${one.kind} of ${one.address}`;
      t.judge(defect && { ...defect, actual: UNITS[unit], at }, dao.scene.run);
    }
  },
});

export const generated = check<MigrationTarget>()({
  proves: ['MIG-FD-001', 'MIG-FD-002', 'MIG-FD-003'],
  reasons: { differs: 'founders of generated parameters have other amounts than they say' },
  run: (_tool, t) => generatedHeld(t, 'founders'),
});
