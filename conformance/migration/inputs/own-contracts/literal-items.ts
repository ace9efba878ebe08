/** Stand-alone contracts and custom schemes with arguments that a tool may take for another value, or for an absent one. */

import type { CustomSchemesForm } from './custom-scheme-entries.ts';
import { NULL_ADDRESS } from './stand-alone-items.ts';

const LITERAL_SUBJECT = '0x00000000000000000000000000000000000a0007';
/**
 * 2^255 + 1 as digits in a string, since parsers need not read it exactly as a JSON number (RFC 8259, section 6); and the
 * largest integer that all of them read exactly.
 */
export const LARGE_NUMBERS = [String(2n ** 255n + 1n), Number.MAX_SAFE_INTEGER] as const;

/** A text longer than a word of a contract, with blanks at its ends, in letters of one to four bytes (UTF-8). */
const LONG_TEXT = ' Žižka, 漢字 & 🦉: more than one word of 32 bytes ';
/** A number of 33 bits. */
const BEYOND_32_BITS = 2 ** 32 + 5;

/** The arguments of contracts with one name, in their order. */
export const ownedLiterals = (large: string | number) => [
  { title: '0', amount: large, members: [LITERAL_SUBJECT, NULL_ADDRESS] },
  { title: LONG_TEXT, amount: 0, members: [] },
];
export const initializedLiterals = (large: string | number) => [
  { title: '0', amount: 0 },
  { title: '', amount: large },
];
export const calledLiterals = (large: string | number) => [
  [
    { number: 0, note: '0' },
    { number: large, note: 'false' },
  ],
  [
    { number: 0, note: '' },
    { number: 1, note: LONG_TEXT },
    { number: BEYOND_32_BITS, note: '0x10' },
  ],
];
export const schemeLiterals = (large: string | number) => [
  { limit: large, label: '0' },
  { limit: BEYOND_32_BITS, label: LONG_TEXT },
];

const literalItem = { fromCore: false, runFunctions: [] };
export const literalContracts = (large: string | number) => [
  ...ownedLiterals(large).map(({ title, amount, members }, n) => ({
    ...literalItem,
    name: 'Owned',
    constructor: true,
    params: [title, amount, `0x${'00'.repeat(31)}01`, members],
    runFunctions: calledLiterals(large)[n]!.map(({ number, note }) => ({
      functionName: 'record',
      params: [LITERAL_SUBJECT, number, note],
    })),
  })),
  ...initializedLiterals(large).map(({ title, amount }) => ({
    ...literalItem,
    name: 'Initialized',
    constructor: false,
    params: [title, amount],
  })),
];
export const literalSchemes = (large: string | number, form: CustomSchemesForm) => {
  const entries = schemeLiterals(large).map(({ limit, label }, n) => ({
    name: 'OwnScheme',
    alias: `Literals ${n}`,
    fromCore: false,
    isUniversal: false,
    permissions: '0x00000001',
    params: ['GenesisProtocolAddress', { voteParams: 0 }, limit, label],
  }));
  return form === 'map' ? { OwnScheme: entries } : entries;
};
