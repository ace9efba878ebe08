/** Calls that no migration needs. */

import { Interface } from 'ethers';
import type { Call } from '../../../src/reference/migration/index.ts';

const artifact = (name: string, declared: string) => ({
  name,
  abi: new Interface([declared]),
  creation: new Interface([]),
  bytecode: '0x',
  deployedBytecode: undefined,
  coreVersion: undefined,
});
const NOTE = artifact('Note', 'function note(bytes text)');
const OWNED = artifact('Owned', 'function transferOwnership(address newOwner)');

/** An account that no parameter names. */
export const STRANGER = '0x00000000000000000000000000000000DeaDBeef';

/** A transaction with data, and without ether. It does nothing where there is no contract. */
export const noteTo = (to: string): Call => ({ to, of: NOTE, name: 'note', args: ['0x1234'] });

/** Gives a contract another owner (ERC-173). The account has to own it. */
export const handOver = (to: string, owner: string): Call => ({
  to,
  of: OWNED,
  name: 'transferOwnership',
  args: [owner],
});
