import { wrongOptionCheck } from '../../premises/validation/wrong-option-check.ts';

export const mnemonic = wrongOptionCheck('MIG-VA-009', '--mnemonic', [
  ['a mnemonic of two words', { mnemonic: 'legal winner' }],
  ['a mnemonic with a word that is in no list', { mnemonic: `${'abandon '.repeat(11)}touchstone` }],
  ['a mnemonic whose checksum is wrong', { mnemonic: 'abandon '.repeat(12).trim() }],
]);
