import { expect, test } from 'vitest';
import { receiptIn } from './receipt.ts';

const address = `0x${'a1'.repeat(20)}`;
const hash = `0x${'ab'.repeat(32)}`;
const receipt = {
  transactionHash: hash,
  blockNumber: '0x1',
  gasUsed: '0x5208',
  status: '0x1',
  contractAddress: address,
  logs: [{ address, topics: [hash], data: '0x' }],
};

test('a receipt is given as the node answered it', () => {
  expect(receiptIn(receipt)).toBe(receipt);
  expect(receiptIn({ ...receipt, contractAddress: null, logs: [] })).not.toBeNull();
  expect(receiptIn(null)).toBeNull();
});

test.each<[string, unknown]>([
  ['a text', 'mined'],
  ['a hash without end', { ...receipt, transactionHash: '0x'.repeat(1_000_000) }],
  ['a text that is no address', { ...receipt, contractAddress: 'here' }],
  ['no logs', { ...receipt, logs: undefined }],
  ['a log without topics', { ...receipt, logs: [{ address, data: '0x' }] }],
  ['a block of four million digits', { ...receipt, blockNumber: '9'.repeat(4_000_000) }],
  ['gas that is no number', { ...receipt, gasUsed: 'much' }],
])('%s instead of a receipt is an error of the node, in a short sentence', (_name, answer) => {
  const refused = expect.objectContaining({ code: 'node', message: expect.stringMatching(/^.{1,700}$/s) });
  expect(() => receiptIn(answer)).toThrow(refused);
});
