/** Contracts and schemes of the parameters' own whose arguments are easily mistaken for something else, or for nothing. */
import type { Form } from './custom-schemes-scene.ts';
import { NOBODY } from './stand-alone-calls.ts';

const SUBJECT = '0x00000000000000000000000000000000000a0007';
/**
 * 2^255 + 1 as digits in a string: as a JSON number it need not be read exactly (RFC 8259, section 6). And the largest
 * integer that is.
 */
export const LARGE = [String(2n ** 255n + 1n), Number.MAX_SAFE_INTEGER] as const;

/** Contracts of one name in their order, each by what it is given. */
export const ownedWith = (large: string | number) => [
  { title: '0', amount: large, members: [SUBJECT, NOBODY] },
  { title: ' blank ', amount: 0, members: [] },
];
export const initializedWith = (large: string | number) => [
  { title: '0', amount: 0 },
  { title: '', amount: large },
];
export const callsWith = (large: string | number) => [
  [
    { number: 0, note: '0' },
    { number: large, note: 'false' },
  ],
  [
    { number: 0, note: '' },
    { number: 1, note: ' blank ' },
  ],
];
export const initialisedWith = (large: string | number) => [
  { limit: large, label: '0' },
  { limit: 0, label: ' blank ' },
];

const own = { fromCore: false, runFunctions: [] };
export const contractsWith = (large: string | number) => [
  ...ownedWith(large).map(({ title, amount, members }, n) => ({
    ...own,
    name: 'Owned',
    constructor: true,
    params: [title, amount, `0x${'00'.repeat(31)}01`, members],
    runFunctions: callsWith(large)[n]!.map(({ number, note }) => ({
      functionName: 'record',
      params: [SUBJECT, number, note],
    })),
  })),
  ...initializedWith(large).map(({ title, amount }) => ({
    ...own,
    name: 'Initialized',
    constructor: false,
    params: [title, amount],
  })),
];
export const schemesWith = (large: string | number, form: Form) => {
  const entries = initialisedWith(large).map(({ limit, label }, n) => ({
    name: 'OwnScheme',
    alias: `Literals ${n}`,
    fromCore: false,
    isUniversal: false,
    permissions: '0x00000001',
    params: ['GenesisProtocolAddress', { voteParams: 0 }, limit, label],
  }));
  return form === 'map' ? { OwnScheme: entries } : entries;
};
