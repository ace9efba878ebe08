import { expect, test } from 'vitest';
import { RELEASED, releasedNetworks, releaseOf } from './release-variables.ts';

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

test('without a network those with variables are released', () => {
  expect(releasedNetworks({ xdai_provider: 'x', rinkeby_private_key: 'y' })).toEqual(['rinkeby', 'xdai']);
  expect(() => releasedNetworks({})).toThrow('or its variables in the environment');
});
