/** A call that does nothing where there is no contract. */

import { Interface } from 'ethers';
import type { Call } from '../../../src/reference/migration/index.ts';

const NOTE = {
  name: 'Note',
  abi: new Interface(['function note(bytes text)']),
  bytecode: '0x',
  deployedBytecode: undefined,
  coreVersion: undefined,
};

/** An account that no parameter names. */
export const STRANGER = '0x00000000000000000000000000000000DeaDBeef';

/** A transaction with data, and without ether. */
export const noteTo = (to: string): Call => ({ to, of: NOTE, name: 'note', args: ['0x1234'] });
