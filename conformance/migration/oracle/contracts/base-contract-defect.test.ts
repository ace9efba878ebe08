import { describe, expect, test } from 'vitest';
import { baseContractDefect, isUnknownProxy, isUnknownVersion } from './base-contract-defect.ts';
import { selector } from './core-contracts.ts';

describe('the contract at an address of base', () => {
  const codeWith = (...functions: string[]) =>
    `0x${functions.map((signature) => `63${selector(signature)}14`).join('')}`;
  const vesting = codeWith('agreements(uint256)', 'collect(uint256)', 'signToCancelAgreement(uint256)');
  test('is right, another base contract, or not a base contract', () => {
    expect(baseContractDefect('VestingScheme', vesting)).toBeUndefined();
    expect(baseContractDefect('DaoCreator', vesting)).toMatchObject({
      reason: 'other',
      actual: 'the code of VestingScheme',
    });
    expect(baseContractDefect('DaoCreator', codeWith('owner()'))).toMatchObject({
      reason: 'functions',
      at: 'base.DaoCreator',
    });
  });
  test('is not known where a proxy answers without a function of a base contract', () => {
    expect(isUnknownProxy({ code: codeWith('owner()'), delegates: true })).toBe(true);
    expect(isUnknownProxy({ code: codeWith('owner()'), delegates: false })).toBe(false);
    expect(isUnknownProxy({ code: vesting, delegates: true })).toBe(false);
  });
  test('is not known where its functions have other arguments, unless the builds have its code', () => {
    const older = `${codeWith('setSchemes(address,address[],bytes32[],bytes4[])')}63${selector('create(address)')}02`;
    expect(isUnknownVersion('DaoCreator', older)).toBe(true);
    expect(baseContractDefect('DaoCreator', older)).not.toMatchObject({ reason: 'other' });
    const builds = (name: string) => (name === 'DaoCreator' ? older : undefined);
    expect(isUnknownVersion('DaoCreator', older, builds)).toBe(false);
    expect(baseContractDefect('DaoCreator', older, builds)).toBeUndefined();
    expect(baseContractDefect('UController', older, builds)).toMatchObject({ actual: 'the code of DaoCreator' });
    expect(isUnknownVersion('DaoCreator', '0x00')).toBe(false);
  });
  test('is not the contract whose functions it calls', () => {
    const creator = codeWith(
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
