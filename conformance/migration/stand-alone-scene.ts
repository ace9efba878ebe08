import type { MigrationTarget } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import { CONTRACTS } from '../lab/generated/contracts.ts';
import { contractFiles, hasByName } from './builds.ts';
import { universal } from './dao-on-chain.ts';
import { type ItemsScene, itemsScene } from './items-scene.ts';
import { type MadeContract, mayBeHidden, withCode } from './made.ts';
import { PLAIN } from './params.ts';

/** A contract of the core package that every base has, and whose constructor takes nothing. */
export const CORE_CONTRACT = 'TokenCapGC';
/** What the file of that very name has: it is taken where `fromCore` is false. */
export const NAMESAKE = CONTRACTS.Namesake;

export const OWNED = {
  title: 'A title, 42 € of it',
  amount: 1234,
  mark: `0x${'c0ffee42'.repeat(8)}`,
  members: ['0x00000000000000000000000000000000000a0001', '0x00000000000000000000000000000000000A0002'],
};
/** What `record` is called with, in this order. */
export const RECORDED = [
  { subject: '0x00000000000000000000000000000000000a0003', number: 1, note: 'first' },
  { subject: '0x00000000000000000000000000000000000a0003', number: 2, note: 'second' },
  { subject: 'AvatarAddress', number: 3, note: 'third' },
];
export const INITIALIZED = { title: 'Another title', amount: 77 };
/** What the first holder is told before the avatar's address. */
export const TOLD_BEFORE = '0x00000000000000000000000000000000000a0004';

/** What the contract that has `initialize`, and is the last of the items, is told. */
export const TOLD_LAST = '0x00000000000000000000000000000000000a0005';
/** What `setParameters` of the one of the core is called with. */
export const CAPPED = { token: '0x00000000000000000000000000000000000a0006', cap: 98_765 };

/** Indices of the items, in the order in which they stand. Where there are none of the core, `linked` is in their place. */
export const ITEM = { owned: 0, initialized: 1, first: 2, second: 3, core: 4, namesake: 5, linked: 6 } as const;

const own = { fromCore: false, constructor: true, runFunctions: [] };
const refer = (index: number) => ({ StandAloneContract: index });
export const OWNED_ITEM = {
  ...own,
  name: 'Owned',
  params: [OWNED.title, OWNED.amount, OWNED.mark, OWNED.members],
  runFunctions: RECORDED.map(({ subject, number, note }) => ({
    functionName: 'record',
    params: [subject, number, note],
  })),
};
const ITEMS = [
  OWNED_ITEM,
  { ...own, name: 'Initialized', constructor: false, params: [INITIALIZED.title, INITIALIZED.amount] },
  {
    ...own,
    name: 'Holder',
    params: [refer(ITEM.owned), refer(ITEM.initialized)],
    runFunctions: [
      { functionName: 'tell', params: [TOLD_BEFORE] },
      { functionName: 'tell', params: ['AvatarAddress'] },
    ],
  },
  { ...own, name: 'Holder', params: [refer(ITEM.first), refer(ITEM.owned)] },
];
const CORE_ITEMS = [
  {
    ...own,
    name: CORE_CONTRACT,
    fromCore: true,
    params: [],
    runFunctions: [{ functionName: 'setParameters', params: [CAPPED.token, CAPPED.cap] }],
  },
  { ...own, name: CORE_CONTRACT, params: [] },
];
/** The last: it refers to an item, and to the first. */
export const linkedTo = (index: number) => ({
  ...own,
  name: 'Linked',
  constructor: false,
  params: [refer(index), refer(ITEM.owned)],
  runFunctions: [{ functionName: 'tell', params: [TOLD_LAST] }],
});

/** The items, with those of the core or without. */
const itemsOf = (withCore: boolean) =>
  withCore ? [...ITEMS, ...CORE_ITEMS, linkedTo(ITEM.core)] : [...ITEMS, linkedTo(ITEM.initialized)];

/** A DAO with stand-alone contracts, and those of them that were found. */
export interface StandAlone extends ItemsScene {
  readonly owned: MadeContract;
  readonly initialized: MadeContract;
  readonly holders: readonly MadeContract[];
  readonly linked: MadeContract;
  /** Whether there are the two items that have the name of a contract of the core package. */
  readonly withCore: boolean;
}

/** The run, whatever came of it. */
export const standAloneMigrated = premise<MigrationTarget>()({
  name: 'stand-alone-migrated',
  owners: { failed: 'migration/stand-alone/deployed#failed', missing: 'migration/stand-alone/deployed#missing' },
  find: async (tool, t) => {
    const withCore = hasByName(tool, CORE_CONTRACT);
    const { Owned, Initialized, Holder, Linked } = CONTRACTS;
    const builds = { Owned, Initialized, Holder, Linked, ...(withCore ? { [CORE_CONTRACT]: NAMESAKE } : {}) };
    // By hand with the controller that is for all, and nothing more asked of that (universal-plain.ts).
    const asked = (await t.attempt(universal))?.params;
    const params = {
      ...PLAIN,
      useUController: asked?.useUController ?? false,
      StandAloneContracts: itemsOf(withCore),
    };
    const scene = await itemsScene(tool, t, async () => [{ params, files: contractFiles(tool, builds) }]);
    return { ...scene, params, withCore };
  },
});

/** Finds the contracts of the scene by their code: each as often as there are items of its name. */
export const standAlone = premise<MigrationTarget>()({
  name: 'stand-alone-contracts',
  owners: {
    'not-deployed': 'migration/stand-alone/deployed#not-deployed',
    again: 'migration/stand-alone/deployed#again',
  },
  find: async (_tool, t): Promise<StandAlone> => {
    const scene = await t.use(standAloneMigrated);
    const { run, made } = scene;
    const all = (name: 'Owned' | 'Initialized' | 'Holder' | 'Linked', items: number) => {
      const { bytecode, deployedBytecode } = CONTRACTS[name];
      const found = withCode(made, deployedBytecode);
      if (found.length < items && mayBeHidden(made, bytecode))
        t.inconclusive(`the run sent the code of ${name}, but where the contract is cannot be seen on the chain`);
      if (found.length === items) return found;
      const reason = found.length < items ? ('not-deployed' as const) : ('again' as const);
      const expected = `${items} with the code of ${name}.json: an item each`;
      const actual = found.length === 0 ? 'none' : `${found.length}: ${found.map((one) => one.address).join(', ')}`;
      t.judge({ reason, expected, actual, at: 'StandAloneContracts' }, run);
      return found;
    };
    const [owned] = all('Owned', 1);
    const [initialized] = all('Initialized', 1);
    const [linked] = all('Linked', 1);
    return { ...scene, owned: owned!, initialized: initialized!, holders: all('Holder', 2), linked: linked! };
  },
});
