/** Stand-alone contracts, their constructor arguments and their calls. */
import { CONTRACTS } from '../contracts/generated/contracts.ts';

/** The address that a contract stores before the first call of `tell`. */
export const NULL_ADDRESS: string = `0x${'00'.repeat(20)}`;

/** A contract of the core package that every base has, with a constructor without parameters. */
export const STAND_ALONE_CORE_CONTRACT = 'TokenCapGC';
/** The contract in the file with the same name, which is deployed if `fromCore` is false. */
export const NAMESAKE_CONTRACT = CONTRACTS.Namesake;

export const OWNED_ARGUMENTS = {
  title: 'A title, 42 € of it',
  amount: 1234,
  mark: `0x${'c0ffee42'.repeat(8)}`,
  members: ['0x00000000000000000000000000000000000a0001', '0x00000000000000000000000000000000000A0002'],
};
/** The arguments of the calls that record them, in their order: of `record`, and at last of `recordNote`, which has them in reverse. */
export const RECORDED_ARGUMENTS = [
  { subject: '0x00000000000000000000000000000000000a0003', number: 1, note: 'first' },
  { subject: '0x00000000000000000000000000000000000a0003', number: 2, note: 'second' },
  { subject: 'AvatarAddress', number: 3, note: 'third' },
  { subject: 'AvatarAddress', number: 4, note: 'fourth' },
];
export const INITIALIZE_ARGUMENTS = { title: 'Another title', amount: 77 };
/** The argument of the first call of `tell` on the first holder. The second one has the avatar's address. */
export const FIRST_TELL_ARGUMENT = '0x00000000000000000000000000000000000a0004';

/** The argument of `tell` on the contract of the last item. */
export const LAST_TELL_ARGUMENT = '0x00000000000000000000000000000000000a0005';
/** The arguments of `setParameters` of the contract of the core package. */
export const TOKEN_CAP = { token: '0x00000000000000000000000000000000000a0006', cap: 98_765 };

/** Indices of the items. Without those of the core package, `linked` has the index of `core`. */
export const ITEM_INDEX = { owned: 0, initialized: 1, first: 2, second: 3, core: 4, namesake: 5, linked: 6 } as const;

const ownItem = { fromCore: false, constructor: true, runFunctions: [] };
const itemReference = (index: number) => ({ StandAloneContract: index });
export const OWNED_ITEM = {
  ...ownItem,
  name: 'Owned',
  params: [OWNED_ARGUMENTS.title, OWNED_ARGUMENTS.amount, OWNED_ARGUMENTS.mark, OWNED_ARGUMENTS.members],
  runFunctions: RECORDED_ARGUMENTS.map(({ subject, number, note }, n) =>
    n < RECORDED_ARGUMENTS.length - 1
      ? { functionName: 'record', params: [subject, number, note] }
      : { functionName: 'recordNote', params: [note, number, subject] },
  ),
};
const PLAIN_ITEMS = [
  OWNED_ITEM,
  {
    ...ownItem,
    name: 'Initialized',
    constructor: false,
    params: [INITIALIZE_ARGUMENTS.title, INITIALIZE_ARGUMENTS.amount],
  },
  {
    ...ownItem,
    name: 'Holder',
    params: [itemReference(ITEM_INDEX.owned), itemReference(ITEM_INDEX.initialized)],
    runFunctions: [
      { functionName: 'tell', params: [FIRST_TELL_ARGUMENT] },
      { functionName: 'tell', params: ['AvatarAddress'] },
    ],
  },
  { ...ownItem, name: 'Holder', params: [itemReference(ITEM_INDEX.first), itemReference(ITEM_INDEX.owned)] },
];
const CORE_ITEMS = [
  {
    ...ownItem,
    name: STAND_ALONE_CORE_CONTRACT,
    fromCore: true,
    params: [],
    runFunctions: [{ functionName: 'setParameters', params: [TOKEN_CAP.token, TOKEN_CAP.cap] }],
  },
  { ...ownItem, name: STAND_ALONE_CORE_CONTRACT, params: [] },
];
/** The last item: it refers to another item, and to the first. */
export const linkedItem = (index: number) => ({
  ...ownItem,
  name: 'Linked',
  constructor: false,
  params: [itemReference(index), itemReference(ITEM_INDEX.owned)],
  runFunctions: [{ functionName: 'tell', params: [LAST_TELL_ARGUMENT] }],
});

/** The items, with those of the core package or without. */
export const standAloneItems = (withCore: boolean) =>
  withCore
    ? [...PLAIN_ITEMS, ...CORE_ITEMS, linkedItem(ITEM_INDEX.core)]
    : [...PLAIN_ITEMS, linkedItem(ITEM_INDEX.initialized)];
