import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactNode } from '../../../oracle/json/exact-node.ts';
import { checksummed } from '../ethereum/address.ts';
import { inWei, scaled, survivesDouble } from '../ethereum/token-units.ts';
import { genericSchemeHash, schemeRegistrarHash, votedSchemeHash } from '../schemes/scheme-hashes.ts';
import { proposalId } from './proposal-id.ts';
import { limitExponent, storedThreshold, VOTING_PARAMETERS, votingCall, votingHashOf } from './voting-parameters.ts';

/** The voting parameters in the package of npm's @daostack/migration. */
const STOCK = {
  boostedVotePeriodLimit: 600,
  daoBountyConst: 10,
  minimumDaoBounty: 100,
  queuedVotePeriodLimit: 1800,
  queuedVoteRequiredPercentage: 50,
  preBoostedVotePeriodLimit: 600,
  proposingRepReward: 5,
  quietEndingPeriod: 300,
  thresholdConst: 2000,
  voteOnBehalf: '0x0000000000000000000000000000000000000000',
  votersReputationLossRatio: 1,
  activationTime: 0,
};
const STOCK_HASH = '0x62f2af6100a7374bcea52cbc2b654eb4dce056d52ea41eda08aea55e1a871ee2';
const hashOf = (more: object) => votingHashOf(exactNode({ ...STOCK, ...more }));

describe('voting parameters', () => {
  test('give the call that the known tool sent', () => {
    const values = votingCall(exactNode(STOCK))!.values.map(String);
    expect(values).toEqual([
      '50',
      '1800',
      '600',
      '600',
      '2000',
      '300',
      '5000000000000000000',
      '1',
      '100000000000000000000',
      '10',
      '0',
    ]);
  });
  test('have the hashes that the contract gave', () => {
    expect(hashOf({})).toBe(STOCK_HASH);
    expect(hashOf({ thresholdConst: 1500 })).toBe('0x62fbe5719722b9ff68fc6dc8eaf8661a8d7cc9c76cf815f1c7344d68d71cc085');
  });
  test('are all twelve in the hash, and each of them is required', () => {
    for (const name of Object.keys(STOCK)) {
      const changed = name === 'voteOnBehalf' ? checksummed(`0x${'1'.repeat(40)}`) : 61;
      expect(hashOf({ [name]: changed })).not.toBe(STOCK_HASH);
      expect(hashOf({ [name]: undefined })).toBeUndefined();
      expect(hashOf({ [name]: null })).toBeUndefined();
    }
    expect([...VOTING_PARAMETERS.map(({ name }) => name), 'voteOnBehalf'].sort()).toEqual(Object.keys(STOCK).sort());
  });
  test('may have amounts in either unit', () => {
    const wei = { proposingRepReward: 5n * 10n ** 18n, minimumDaoBounty: 10n ** 20n };
    expect(votingHashOf(exactNode({ ...STOCK, ...wei }), 'smallest')).toBe(STOCK_HASH);
    expect(votingCall(exactNode({ ...STOCK, minimumDaoBounty: 0.5 }))!.values[8]).toBe(5n * 10n ** 17n);
    expect(hashOf({ quietEndingPeriod: 0.5 })).toBeUndefined();
  });
  test('with a preset hash have that hash', () => {
    expect(votingHashOf(exactNode({ votingParamsHash: `0x${'AB'.repeat(32)}` }))).toBe(`0x${'ab'.repeat(32)}`);
    for (const wrong of ['0xab', 'ab'.repeat(32), 7, null])
      expect(votingHashOf(exactNode({ ...STOCK, votingParamsHash: wrong }))).toBeUndefined();
  });
  test('are stored by the contract in its own form', () => {
    expect(storedThreshold(2000n)).toBe(2_199_023_255_552n);
    expect([1001n, 2000n, 2001n, 4000n, 8000n, 8001n, 16_000n].map(limitExponent)).toEqual([
      172n,
      172n,
      86n,
      86n,
      57n,
      43n,
      43n,
    ]);
  });
});

describe('hashes of registered schemes', () => {
  const RC57 = '0x630589690929E9cdEFDeF0734717a9eF3Ec7Fcfe';
  const RC33 = '0xdAA71FBBA28C946258DD3d5FcC9001401f72270F';
  const PRESET = `0x${'ab'.repeat(32)}`;
  test.each([
    [RC57, STOCK_HASH, '0xd2064f2e12dd71b23d1fcef06dd3e06ee0289c155f36fac525cdb28314ae399a'],
    [RC33, STOCK_HASH, '0xe330de5450c87b6c6bc39b7bf69489cbda13bbb9e3e5c659ddf8b5029bb991a0'],
    [RC57, PRESET, '0xb46181c07ea88777b3dc2b4d29ad16db6f23a1ad9aad4ddd910ed9f3923d7ed6'],
    [RC57, hashOf({ thresholdConst: 1500 })!, '0xd6026f2c81edd84341dbf0042c66233da13db0bce0c06c1af99750d9cf996ae1'],
  ])('ContributionReward at %s voting by %s', (machine, voting, hash) => {
    expect(votedSchemeHash(voting, machine)).toBe(hash);
  });
  test.each([
    [RC57, STOCK_HASH, '0x65a3478d564af48c50fcad714e4ba33bf5df6cc34558e075a0910b60de8c188b'],
    [RC33, STOCK_HASH, '0x71199e4c92776341a0ac677b1e11494f1e147384719342140daf299e7bfb4783'],
    [RC57, PRESET, '0x1ff9ebb3fce331cd38baf23a36b538744bca9340b98e11d13ddd544ac2c7dc33'],
  ])('SchemeRegistrar at %s voting by %s', (machine, voting, hash) => {
    expect(schemeRegistrarHash(voting, voting, machine)).toBe(hash);
  });
  test('GenericScheme', () => {
    expect(genericSchemeHash(STOCK_HASH, RC33, '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1')).toBe(
      '0x328b75373047cbe443baec19a2c2b8fa4cebf18839907cbc42d935923801c326',
    );
  });
  test('depend on the order of hashes', () => {
    expect(schemeRegistrarHash(STOCK_HASH, PRESET, RC57)).not.toBe(schemeRegistrarHash(PRESET, STOCK_HASH, RC57));
  });
});

test('ids of first proposals', () => {
  expect(proposalId('0x630589690929E9cdEFDeF0734717a9eF3Ec7Fcfe', 0n)).toBe(
    '0x2c320fa0e7a341cd28b8140247422b430c941390567ca3690fffc1e8577d3057',
  );
  expect([1n, 2n, 3n].map((n) => proposalId('0x630589690929E9cdEFDeF0734717a9eF3Ec7Fcfe', n).slice(0, 10))).toEqual([
    '0x8aa9e79c',
    '0xfebcac95',
    '0x766999e5',
  ]);
});

describe('numbers', () => {
  test.each([
    ['1000', 1000n * 10n ** 18n],
    ['1.5', 15n * 10n ** 17n],
    ['0.25', 25n * 10n ** 16n],
    ['1e21', 10n ** 39n],
    ['1E+3', 10n ** 21n],
    ['1e-18', 1n],
    ['0.000000000000000001', 1n],
    ['9007199254740993', 9_007_199_254_740_993n * 10n ** 18n],
    ['123456789.123456789123456789', 123_456_789_123_456_789_123_456_789n],
    ['0', 0n],
    ['0.0', 0n],
    ['-0', 0n],
    ['0e999999', 0n],
    ['1e-19', undefined],
    ['-1', undefined],
    ['1e60', undefined],
    ['1e999999999999', undefined],
    ['NaN', undefined],
    ['', undefined],
    ['0x10', undefined],
    ['01', undefined],
  ])('%s in wei', (text, wei) => {
    expect(inWei(text)).toBe(wei);
  });
  test('the largest uint256', () => {
    expect(scaled(`${2n ** 256n - 1n}`, 0)).toBe(2n ** 256n - 1n);
    expect(scaled(`${2n ** 256n}`, 0)).toBeUndefined();
  });
  test.each([
    ['0.1', true],
    ['1e21', true],
    ['9007199254740993', false],
    ['123456789.123456789123456789', false],
    ['9007199254740992', true],
    ['1.50', true],
  ])('whether %s survives a double: %s', (text, does) => {
    expect(survivesDouble(text)).toBe(does);
  });
  test('numbers that JavaScript writes survive', () => {
    const number = fc.double({ min: 0, max: 1e30, noNaN: true });
    fc.assert(fc.property(number, (value) => survivesDouble(JSON.stringify(value))));
  });
});
