import { expect, test } from 'vitest';
import { RELEASED, releaseOf } from './release.ts';

test.each(RELEASED)('%s has its own variables', (network) => {
  const env = {
    [`${network}_provider`]: 'https://node.example',
    [`${network}_private_key`]: '0x1',
    other_provider: 'x',
  };
  expect(releaseOf(network, env)).toEqual({ provider: 'https://node.example', privateKey: '0x1' });
});

test('a missing variable is named', () => {
  expect(() => releaseOf('kovan', { rinkeby_provider: 'x', kovan_private_key: 'y' })).toThrow(
    'Expected kovan_provider in the environment, found nothing',
  );
  expect(() => releaseOf('private', {})).toThrow('Expected a network (kovan, rinkeby, mainnet, xdai, sokol)');
});
