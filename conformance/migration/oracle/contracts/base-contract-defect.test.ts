import { describe, expect, test } from 'vitest';
import { baseContractDefect } from './base-contract-defect.ts';
import { selector } from './core-contracts.ts';

describe('the contract at an address of base', () => {
  const of = (...functions: string[]) => ({
    code: `0x${functions.map((signature) => `63${selector(signature)}`).join('')}`,
    delegates: false,
  });
  const vesting = of('agreements(uint256)', 'collect(uint256)', 'signToCancelAgreement(uint256)');
  test('is the right one, another one of base, a foreign one, or a proxy that cannot be compared', () => {
    expect(baseContractDefect('VestingScheme', vesting)).toBeUndefined();
    expect(baseContractDefect('DaoCreator', vesting)).toMatchObject({
      reason: 'other',
      actual: 'the code of VestingScheme',
    });
    expect(baseContractDefect('DaoCreator', of('owner()'))).toMatchObject({
      reason: 'functions',
      at: 'base.DaoCreator',
    });
    expect(baseContractDefect('DaoCreator', { ...of('owner()'), delegates: true })).toBe('delegates');
    expect(baseContractDefect('DaoCreator', { ...vesting, delegates: true })).toMatchObject({ reason: 'other' });
  });
  test('is not taken for a contract that it calls', () => {
    const creator = of(
      'create(address)',
      'addFounders(address,address[],uint256[],uint256[])',
      'setSchemes(address,address[],bytes32[],bytes4[],string)',
    );
    expect(baseContractDefect('DaoCreator', creator)).toBeUndefined();
    expect(baseContractDefect('ControllerCreator', creator)).toMatchObject({
      reason: 'other',
      actual: 'the code of DaoCreator',
    });
  });
});
