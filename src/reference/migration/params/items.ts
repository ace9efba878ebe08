/** Contracts that parameters name: stand-alone contracts and custom schemes. */

import { z } from 'zod/v4';
import { address, filled, flag, index, otherChecksum, text, version } from './forms.ts';

const Arguments = z.array(z.unknown(), 'expected an array').default([]);

/** Every object inherits a `constructor`; only an own property counts. */
function ownConstructor(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { constructor: _, ...rest } = value;
  return Object.hasOwn(value, 'constructor') ? { ...rest, byConstructor: value.constructor } : rest;
}

export const Call = z.object({ functionName: filled, params: Arguments }, 'expected an object');

const Contract = z.object(
  {
    name: filled,
    fromCore: flag.optional(),
    byConstructor: flag.default(true),
    params: Arguments,
    runFunctions: z.array(Call).default([]),
    coreVersion: version.optional(),
    alias: text.optional(),
  },
  'expected an object',
);

export const StandAlone = z.preprocess(ownConstructor, Contract);
/** The keys of an item in a file. */
export const STAND_ALONE_KEYS = Object.keys(Contract.shape).map((key) =>
  key === 'byConstructor' ? 'constructor' : key,
);
export type StandAlone = z.output<typeof StandAlone>;

const Reference = z.object({ StandAloneContract: index }, 'expected an address or {"StandAloneContract": index}');

/** Up to four bytes in hex; the lowest bits are on the right. */
const permissions = z
  .string('expected 4 bytes in hex')
  .regex(/^0x[0-9a-f]{1,8}$/i, 'expected 4 bytes in hex')
  .transform((mask) => `0x${mask.slice(2).padStart(8, '0')}`);

export const Entry = z.object(
  {
    isUniversal: flag,
    params: Arguments,
    address: z
      .union([address, Reference], {
        error: ({ input }) => otherChecksum(input) ?? 'expected an address or {"StandAloneContract": index}',
      })
      .optional(),
    permissions,
    coreVersion: version.optional(),
    name: filled.optional(),
    schemeName: text.optional(),
    alias: text.optional(),
    fromCore: flag.optional(),
  },
  'expected an object',
);

/** An entry, the possible names of its contract, and its place. */
export type CustomScheme = z.output<typeof Entry> & { readonly contracts: readonly string[]; readonly at: string };

const Listed = z.array(Entry.extend({ name: filled }), 'expected an array');
const Mapped = z.record(z.string(), z.array(Entry, 'expected an array'), 'expected an object of arrays, or an array');

/** Reads a map from scheme name to entries, or a list of entries with a name. */
export const CustomSchemes = z.unknown().transform((value, context): readonly CustomScheme[] => {
  const read = Array.isArray(value) ? Listed.safeParse(value) : Mapped.safeParse(value);
  if (read.error) {
    for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path: [...path], message });
    return z.NEVER;
  }
  if (Array.isArray(read.data)) {
    return read.data.map((entry, i) => ({ ...entry, contracts: [entry.name ?? ''], at: `CustomSchemes[${i}]` }));
  }
  return Object.entries(read.data).flatMap(([key, entries]) =>
    entries.map((entry, i) => ({
      ...entry,
      contracts: [...new Set([key, entry.name ?? key])],
      at: `CustomSchemes.${key}[${i}]`,
    })),
  );
});
