import { wrongOptionCheck } from '../../premises/validation/wrong-option-check.ts';

export const gasPrice = wrongOptionCheck('MIG-VA-010', '--gas-price', [
  ['a gas price of 0', { gasPrice: 0 }],
  ['a gas price below 0', { gasPrice: -1 }],
  ['a gas price that is not a number', { gasPrice: 'cheap' }],
]);
