import fc from 'fast-check';
import { CORE_SCHEME, type CustomSchemesForm, type PermissionMasks } from '../own-contracts/custom-scheme-entries.ts';
import { daoAddress } from './dao-params.ts';
import { edgeText, mostOf } from './edge-text.ts';
import { type GeneratedItem, literalBytes, literalNumber, literalText } from './generated-items.ts';

/** The custom schemes that a tool takes. */
export interface EntryOptions {
  readonly form: CustomSchemesForm;
  /** Whether each entry of a map has a `name`. */
  readonly named: boolean;
  readonly masks: PermissionMasks;
  /** The address of a SharedScheme. */
  readonly there: string;
  readonly withCore: boolean;
  /** Whether a scheme may be a stand-alone contract. */
  readonly withItems: boolean;
}

/** Custom schemes, and the stand-alone contracts that they refer to, behind those of a list. */
export interface GeneratedEntries {
  readonly CustomSchemes: unknown;
  readonly items: readonly GeneratedItem[];
}

/** Masks of every length. Each has room for its bits. */
const mask = ({ unusedBit, upperCase, short }: PermissionMasks): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.oneof(
        fc.constantFrom(0, 0x1, 0x2, 0x4, 0x8, 0xa, 0x10, 0x1f),
        fc.nat(unusedBit ? 2 ** 31 - 1 : 0x1f),
        ...(unusedBit ? [fc.constantFrom(2 ** 32 - 1, 2 ** 31)] : []),
      ),
      fc.integer({ min: 1, max: 8 }),
      fc.boolean(),
    )
    .map(([bits, digits, capitals]) => {
      const text = bits.toString(16).padStart(short ? digits : 8, '0');
      return `0x${upperCase && capitals ? text.toUpperCase() : text}`;
    });

/**
 * Custom schemes with permissions: at most one entry for each contract of the suite and for one of the core package. `items`: the
 * number of stand-alone contracts before, `constraints`: whether the DAO has the scheme of the core package already, `voting`: the
 * number of voting parameters. Shrinks to no entry.
 */
export function generatedEntries(
  options: EntryOptions,
): fc.Arbitrary<(of: { items: number; voting: number; constraints: boolean }) => GeneratedEntries> {
  const names = ['OwnScheme', 'SharedScheme', 'LockingScheme', ...(options.withCore ? [CORE_SCHEME] : [])];
  const masks = mask(options.masks);
  const name = edgeText({ blanks: false, long: true });
  return fc
    .record({
      order: mostOf(names),
      masks: fc.tuple(masks, masks, masks, masks),
      votes: fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)),
      numbers: fc.array(literalNumber, { minLength: 10, maxLength: 10 }),
      texts: fc.tuple(literalText, name, name),
      places: fc.tuple(fc.boolean(), fc.boolean()),
      token: daoAddress,
      agreement: literalBytes,
      names: fc.subarray(['name', 'schemeName']),
    })
    .map(({ order, masks, votes, numbers, texts, places: [isThere, isItem], token, agreement, names }) => (of) => {
      const vote = (n: 0 | 1 | 2) => ({ voteParams: votes[n] % of.voting });
      const refers = isItem && options.withItems && order.includes('LockingScheme');
      const entries: Record<string, object> = {
        OwnScheme: {
          isUniversal: false,
          params: ['GenesisProtocolAddress', vote(0), numbers[8], texts[0]],
          permissions: masks[0],
        },
        SharedScheme: {
          isUniversal: true,
          params: [vote(1), 'GenesisProtocolAddress', numbers[9]],
          permissions: masks[1],
          ...(isThere ? { address: options.there } : {}),
        },
        LockingScheme: {
          isUniversal: false,
          params: [...numbers.slice(0, 8), token, agreement],
          permissions: masks[2],
          ...(refers ? { address: { StandAloneContract: of.items } } : {}),
        },
        [CORE_SCHEME]: {
          isUniversal: true,
          fromCore: true,
          params: [vote(2), 'GenesisProtocolAddress'],
          permissions: masks[3],
        },
      };
      const some = order.filter((name) => name !== CORE_SCHEME || !of.constraints);
      const isNamed = options.form === 'array' || options.named || names.includes('name');
      const all = some.map((name) => ({
        fromCore: false,
        ...entries[name],
        ...(isNamed ? { name } : {}),
        ...(names.includes('schemeName') ? { schemeName: texts[1] } : {}),
        alias: texts[2],
      }));
      const item = { name: 'LockingScheme', fromCore: false, constructor: true, params: [], runFunctions: [] };
      return {
        CustomSchemes:
          options.form === 'array' ? all : Object.fromEntries(some.map((name, n) => [name, [all[n]]] as const)),
        items: refers ? [item] : [],
      };
    });
}
