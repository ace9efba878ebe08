import { wrongOptionCheck } from '../../premises/validation/wrong-option-check.ts';

/** The order of the group: a private key is less than it (SEC 2, section 2.4.1). */
const ORDER = '0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141';

export const privateKey = wrongOptionCheck('MIG-VA-008', '--private-key', [
  ['a private key of two bytes', { privateKey: '0x1234' }],
  ['a private key that is not a number', { privateKey: 'nobody' }],
  ['a private key of 0', { privateKey: `0x${'0'.repeat(64)}` }],
  ['a private key that is the order of the group', { privateKey: ORDER }],
]);
