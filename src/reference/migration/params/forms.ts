/** The forms of single values in a parameters file. A form reports what was expected; the reader adds the place. */
import { getAddress, isAddress } from 'ethers/address';
import { ZeroAddress } from 'ethers/constants';
import { z } from 'zod/v4';
import { Decimal } from '../decimal.ts';

export const text = z.string('expected a string');
export const filled = text.min(1, 'expected a string that is not empty');
export const flag = z.boolean('expected true or false');

/** The message for an address in mixed case with a wrong checksum. */
export function otherChecksum(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{40}$/i.test(value)) return undefined;
  const right = getAddress(value.toLowerCase());
  return isAddress(value) ? undefined : `expected another checksum (EIP-55): if all digits are right it is ${right}`;
}

export const address = z.string('expected an address').refine((value) => /^0x/i.test(value) && isAddress(value), {
  error: ({ input }) => otherChecksum(input) ?? 'expected an address: 0x and forty hex digits',
});
/** An address that can own something. */
export const holder = address.refine((value) => value !== ZeroAddress, 'expected an address other than that of nobody');
export const bytes32 = z.string('expected 32 bytes in hex').regex(/^0x[0-9a-f]{64}$/i, 'expected 32 bytes in hex');
export const version = filled;

/** Token and reputation have eighteen decimals: `1.5` in the file is 1500000000000000000 on the chain. */
const DECIMALS = 18;
const LARGEST = 2n ** 256n;

const number = z.instanceof(Decimal, { error: 'expected a number' });

/** An amount in whole units, as a number of the smallest. */
export const amount = number.transform((value, context): bigint => {
  const smallest = value.shifted(DECIMALS);
  if (smallest !== undefined && smallest >= 0n && smallest < LARGEST) return smallest;
  context.addIssue({ code: 'custom', message: `expected a number from 0 with at most ${DECIMALS} decimals` });
  return z.NEVER;
});

export const whole = number.transform((value, context): bigint => {
  const integer = value.shifted(0);
  if (integer !== undefined && integer >= 0n && integer < LARGEST) return integer;
  context.addIssue({ code: 'custom', message: 'expected an integer from 0' });
  return z.NEVER;
});

/** An integer within bounds, both included. */
export const within = (least: bigint, most: bigint) =>
  whole.refine((value) => value >= least && value <= most, `expected an integer from ${least} to ${most}`);

/** A position in a list, from 0. Whether the list has it is checked when everything is read. */
export const index = whole
  .refine((value) => value <= Number.MAX_SAFE_INTEGER, 'expected an index')
  .transform((value) => Number(value));
