import fc from 'fast-check';
import { STAND_ALONE_CORE_CONTRACT } from '../own-contracts/stand-alone-items.ts';
import { LARGEST } from '../parameters/edge-values.ts';
import { daoAddress } from './dao-params.ts';
import { edgeText, mostOf } from './edge-text.ts';

const NAMES = ['Owned', 'Initialized', 'Holder', 'Linked', STAND_ALONE_CORE_CONTRACT] as const;

/** Any text, also none, and texts that a tool may take for another value. */
export const literalText: fc.Arbitrary<string> = fc.oneof(fc.constantFrom('', '0', 'false', '0x10', 'null'), {
  weight: 3,
  arbitrary: edgeText({ blanks: true, long: true }),
});
/** Whole numbers that each reader of JSON keeps. */
export const literalNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 1, 2 ** 31, 2 ** 32, LARGEST),
  fc.nat(100_000),
);
export const literalBytes: fc.Arbitrary<string> = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`);

/** An address, or the one of an earlier item. */
const named = fc.tuple(daoAddress, fc.option(fc.nat(4), { nil: undefined }));
const tellable = fc.oneof(fc.constant('AvatarAddress'), daoAddress);

/** An item of `StandAloneContracts`. */
export type GeneratedItem = Readonly<Record<string, unknown>> & { readonly name: string };

/**
 * Items of `StandAloneContracts`: at most one of each contract of the suite, in any order, with references to earlier ones, and one
 * of the core package. Shrinks to no item.
 */
export function generatedItems(withCore: boolean): fc.Arbitrary<readonly GeneratedItem[]> {
  const names = NAMES.filter((name) => withCore || name !== STAND_ALONE_CORE_CONTRACT);
  return fc
    .record({
      order: mostOf(names),
      texts: fc.tuple(literalText, literalText),
      numbers: fc.tuple(literalNumber, literalNumber, literalNumber),
      mark: literalBytes,
      members: fc.array(fc.oneof(daoAddress, fc.constant(`0x${'0'.repeat(40)}`)), { maxLength: 3 }),
      references: fc.tuple(named, named, named, named),
      calls: fc.array(fc.tuple(tellable, literalNumber, literalText), { maxLength: 3 }),
      tells: fc.tuple(fc.array(tellable, { maxLength: 2 }), fc.array(tellable, { maxLength: 2 })),
      token: daoAddress,
    })
    .map(({ order, texts, numbers, mark, members, references, calls, tells, token }) => {
      const tell = (all: readonly string[]) => all.map((one) => ({ functionName: 'tell', params: [one] }));
      const of: Record<(typeof NAMES)[number], (at: number) => object> = {
        Owned: () => ({
          params: [texts[0], numbers[0], mark, members],
          runFunctions: calls.map((params, n) =>
            n % 2 === 0
              ? { functionName: 'record', params }
              : { functionName: 'recordNote', params: params.toReversed() },
          ),
        }),
        Initialized: () => ({ constructor: false, params: [texts[1], numbers[1]], runFunctions: [] }),
        Holder: (at) => ({
          params: [references[0], references[1]].map((one) => reference(one, at)),
          runFunctions: tell(tells[0]),
        }),
        Linked: (at) => ({
          constructor: false,
          params: [references[2], references[3]].map((one) => reference(one, at)),
          runFunctions: tell(tells[1]),
        }),
        [STAND_ALONE_CORE_CONTRACT]: () => ({
          fromCore: true,
          params: [],
          runFunctions: [{ functionName: 'setParameters', params: [token, numbers[2]] }],
        }),
      };
      return order.map((name, at) => ({ name, fromCore: false, constructor: true, ...of[name](at) }));
    });
}

const reference = ([address, index]: readonly [string, number | undefined], at: number): unknown =>
  index === undefined || at === 0 ? address : { StandAloneContract: index % at };
