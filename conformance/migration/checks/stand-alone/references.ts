import { check } from '../../../core/check/check.ts';
import { ITEM_INDEX } from '../../inputs/own-contracts/stand-alone-items.ts';
import { format, valueMismatch } from '../../oracle/comparison/format.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { coreItemAddress, isLinkedInitialized, lastItemIndex } from '../../premises/stand-alone/recorded-calls.ts';
import { type StandAloneOnChain, standAloneOnChain } from '../../premises/stand-alone/stand-alone-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const references = check<MigrationTarget>()({
  // MIG-SA-006 (must): `{StandAloneContract: n}` in `params` is replaced by the address of the item with that index, counted from
  //   0. [interface, "StandAloneContracts item"]
  proves: 'MIG-SA-006',
  reasons: { other: '`{StandAloneContract: n}` became another address than that of the n-th item' },
  run: async (tool, t) => {
    requireParams(tool, t, 'StandAloneContract');
    const scene = await t.use(standAloneOnChain);
    await t.each([...(await holderReferences(scene)), ...(await linkedReferences(scene))], ([wanted, found, place]) =>
      t.judge(valueMismatch('other', wanted, found, `StandAloneContracts${place}`), scene.run),
    );
  },
});

/** An address that a reference should become, the one that it became, and its place in the parameters. */
type Reference = readonly [wanted: unknown, found: unknown, place: string];

/** The references of both holders. The holders have the same code, so the order in which more references are right is taken. */
async function holderReferences({
  owned,
  initialized: target,
  holders,
  views,
}: StandAloneOnChain): Promise<readonly Reference[]> {
  const kept = await Promise.all(
    holders.map(async ({ address }) => ({
      address,
      first: await views.value(address, 'function first() view returns (address)'),
      second: await views.value(address, 'function second() view returns (address)'),
    })),
  );
  const inOrder = ([a, b]: typeof kept): readonly Reference[] => [
    [owned.address, a?.first, `[${ITEM_INDEX.first}].params[0]`],
    [target.address, a?.second, `[${ITEM_INDEX.first}].params[1]`],
    [a?.address, b?.first, `[${ITEM_INDEX.second}].params[0]`],
    [owned.address, b?.second, `[${ITEM_INDEX.second}].params[1]`],
  ];
  const rightOnes = (list: readonly Reference[]) =>
    list.filter(([wanted, found]) => format(wanted) === format(found)).length;
  const [order, reversed] = [inOrder(kept), inOrder(kept.toReversed())];
  return rightOnes(reversed) > rightOnes(order) ? reversed : order;
}

/** The references of the last item. */
async function linkedReferences(scene: StandAloneOnChain): Promise<readonly Reference[]> {
  const { owned, initialized: target, linked, views } = scene;
  const isInitialized = await isLinkedInitialized(scene);
  const wantedAddresses = [
    [scene.withCore ? await coreItemAddress(scene) : target.address, 'first'],
    [owned.address, 'second'],
  ] as const;
  return Promise.all(
    wantedAddresses.map(async ([wanted, name], n): Promise<Reference> => {
      const found = await views.value(linked.address, `function ${name}() view returns (address)`);
      // MIG-SA-002 judges an item that cannot be found, MIG-SA-005 one that was not initialised.
      const isOpen = wanted === undefined || !isInitialized;
      return [wanted, isOpen ? wanted : found, `[${lastItemIndex(scene)}].params[${n}]`];
    }),
  );
}
