/** Numbers in answers of a node (Ethereum JSON-RPC, "Quantities"). */
import { MigrationError } from '../error.ts';
import { shortened } from '../shortened.ts';

/** 32 bytes, as the numbers of the EVM have. A number with millions of digits takes long to convert and to print. */
const QUANTITY = /^(0x[0-9a-f]{1,64}|\d{1,78})$/i;

/**
 * The number that a node answered: in hex, or, as some providers give it, in decimal or as a number. Throws a MigrationError
 * for anything else. `of`: where it stands, for the message.
 */
export function quantityIn(value: unknown, of: string): bigint {
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value))) return BigInt(value);
  if (typeof value === 'string' && QUANTITY.test(value)) return BigInt(value);
  const found = value === undefined ? 'nothing' : shortened(`${JSON.stringify(value)}`);
  throw new MigrationError('node', `${of}: expected a number of at most 32 bytes in hex, found ${found}`);
}
