import { expect, test } from 'vitest';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import { canBeGiven, offeredParams } from './offered-params.ts';

const without = (...lacking: readonly string[]) => ({
  has: (kind: string, key: string) => kind !== 'params' || !lacking.includes(key),
});

test('a tool that has every key gets the parameters as they are', () => {
  expect(offeredParams(without(), PLAIN_PARAMS)).toEqual(PLAIN_PARAMS);
});
test('keys that it lacks are left out at any depth', () => {
  const { founders, tokenName } = offeredParams(without('tokens', 'tokenName'), PLAIN_PARAMS);
  expect(tokenName).toBeUndefined();
  expect(founders[0]).toEqual({ address: PLAIN_PARAMS.founders[0]!.address, reputation: 70 });
});
test('with its section a scheme is left out, and no name of a scheme is a key', () => {
  const { ContributionReward: _section, ...rest } = PLAIN_PARAMS;
  const { ContributionReward: _scheme, ...schemes } = PLAIN_PARAMS.schemes;
  expect(offeredParams(without('ContributionReward'), PLAIN_PARAMS)).toEqual({ ...rest, schemes });
  const params = { ...PLAIN_PARAMS, CustomSchemes: { founders: [] } };
  expect(offeredParams(without('founders'), params)).toEqual({ ...params, founders: [] });
});
test.each([
  [[{ votingParamsHash: '0x' }], false],
  [{ VotingMachinesParams: [{ activationTime: 0 }, { votingParamsHash: '0x' }] }, false],
  [{ GenericScheme: [{ voteParams: 1, votingParamsHash: '0x' }] }, true],
  [{ votingParamsHash: [{ votingParamsHash: '0x' }] }, true],
  [[{}], true],
])('%j keeps its meaning without presets: %s', (value, expected) => {
  expect(canBeGiven(without('votingParamsHash'), value)).toBe(expected);
});
