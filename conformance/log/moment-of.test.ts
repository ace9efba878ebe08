import { expect, test } from 'vitest';
import { fakeExchange } from '../core/run/fake.test-tool.ts';
import { logMomentOf } from './moment-of.ts';

const at = (resource: string, preview: string, status = 200) => {
  const exchange = fakeExchange(1, resource);
  return logMomentOf({ ...exchange, startedMs: 5, answer: { ...exchange.answer!, preview, status } });
};

test('a checkpoint says how large the tree is', () => {
  expect(at('checkpoint', 'log.example\n18446744073709551615\nroot\n')).toEqual({
    atMs: 6,
    what: 'tree-size',
    value: '18446744073709551615',
  });
});

test.each([
  ['another resource', 'tile/0/000', 'log.example\n5\n', 200],
  ['an error', 'checkpoint', 'log.example\n5\n', 404],
  ['one line', 'checkpoint', 'log.example', 200],
  ['a size with a leading zero', 'checkpoint', 'log.example\n05\n', 200],
])('%s says nothing', (_name, resource, preview, status) => {
  expect(at(resource, preview, status)).toBeUndefined();
});
