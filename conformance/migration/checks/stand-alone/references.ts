import { check } from '../../../core/check/check.ts';
import { ITEM_INDEX } from '../../inputs/own-contracts/stand-alone-items.ts';
import { format, mismatch } from '../../oracle/comparison/format.ts';
import { coreItemAddress, isLinkedInitialized, lastItemIndex } from '../../premises/stand-alone/recorded-calls.ts';
import { standAloneOnChain } from '../../premises/stand-alone/stand-alone-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const references = check<MigrationTarget>()({
  proves: 'MIG-SA-006',
  reasons: { other: '`{StandAloneContract: n}` became another address than that of the n-th item' },
  run: async (_tool, t) => {
    const scene = await t.use(standAloneOnChain);
    const { owned, initialized, holders, linked, views, run } = scene;
    const held = await Promise.all(
      holders.map(async ({ address }) => ({
        address,
        first: await views.value(address, 'function first() view returns (address)'),
        second: await views.value(address, 'function second() view returns (address)'),
      })),
    );
    const [a, b] = held as [(typeof held)[0], (typeof held)[0]];
    // Both have the same code: which is which is told by the way that fits better.
    const ways = [
      [a, b],
      [b, a],
    ].map(([one, other]) => [
      [owned.address, one!.first, `[${ITEM_INDEX.first}].params[0]`] as const,
      [initialized.address, one!.second, `[${ITEM_INDEX.first}].params[1]`] as const,
      [one!.address, other!.first, `[${ITEM_INDEX.second}].params[0]`] as const,
      [owned.address, other!.second, `[${ITEM_INDEX.second}].params[1]`] as const,
    ]);
    const fits = (way: (typeof ways)[0]) => way.filter(([wanted, found]) => format(wanted) === format(found)).length;
    const best = ways.reduce((one, other) => (fits(other) > fits(one) ? other : one));
    const refers = [
      [scene.withCore ? await coreItemAddress(scene) : initialized.address, 'first'],
      [owned.address, 'second'],
    ] as const;
    const isThere = await isLinkedInitialized(scene);
    const last = refers.map(async ([wanted, name], n) => {
      const found = await views.value(linked.address, `function ${name}() view returns (address)`);
      // What cannot be found, or was not initialised, is said elsewhere (MIG-SA-002, MIG-SA-005).
      const open = wanted === undefined || !isThere;
      return [wanted, open ? wanted : found, `[${lastItemIndex(scene)}].params[${n}]`] as const;
    });
    await t.each([...best, ...(await Promise.all(last))], ([wanted, found, at]) =>
      t.judge(mismatch('other', wanted, found, `StandAloneContracts${at}`), run),
    );
  },
});
