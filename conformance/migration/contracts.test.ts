import { describe, expect, test } from 'vitest';
import { selector } from '../oracle/core-contracts.ts';
import { misplaced } from './contracts.ts';

describe('what is at an address of base', () => {
  const of = (...functions: string[]) => ({
    code: `0x${functions.map((one) => `63${selector(one)}`).join('')}`,
    delegates: false,
  });
  const vesting = of('agreements(uint256)', 'collect(uint256)', 'signToCancelAgreement(uint256)');
  test('is right, another, none of them, or not to be told', () => {
    expect(misplaced('VestingScheme', vesting)).toBeUndefined();
    expect(misplaced('DaoCreator', vesting)).toMatchObject({ reason: 'other', actual: 'the code of VestingScheme' });
    expect(misplaced('DaoCreator', of('owner()'))).toMatchObject({ reason: 'functions', at: 'base.DaoCreator' });
    expect(misplaced('DaoCreator', { ...of('owner()'), delegates: true })).toBe('delegates');
    expect(misplaced('DaoCreator', { ...vesting, delegates: true })).toMatchObject({ reason: 'other' });
  });
  test('is not what it calls', () => {
    const creator = of(
      'create(address)',
      'addFounders(address,address[],uint256[],uint256[])',
      'setSchemes(address,address[],bytes32[],bytes4[],string)',
    );
    expect(misplaced('DaoCreator', creator)).toBeUndefined();
    expect(misplaced('ControllerCreator', creator)).toMatchObject({
      reason: 'other',
      actual: 'the code of DaoCreator',
    });
  });
});
