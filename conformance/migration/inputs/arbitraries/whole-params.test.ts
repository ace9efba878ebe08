import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactNode } from '../../../oracle/json/exact-node.ts';
import { daoTransactions } from '../../oracle/dao/dao-transactions.ts';
import { expectedDao } from '../../oracle/dao/expected-dao.ts';
import { parameterDefects } from '../../oracle/parameters/parameter-defects.ts';
import type { DaoParams } from '../parameters/dao-params.ts';
import { type WholeParamsOptions, wholeParams } from './whole-params.ts';

const MACHINE = `0x${'9'.repeat(40)}`;
const known = { base: { GenesisProtocol: MACHINE }, ownerByDefault: 'kept', tracker: true, registry: false } as const;
const ALL: WholeParamsOptions = {
  genericScheme: true,
  universalController: true,
  names: { blanks: true, long: true },
  edges: true,
  machines: [MACHINE],
  unselected: true,
  items: { withCore: true },
  entries: {
    form: 'map',
    named: false,
    masks: { unusedBit: true, upperCase: true, short: true },
    there: `0x${'7'.repeat(40)}`,
    withCore: true,
    withItems: true,
  },
};
const LEAST: WholeParamsOptions = {
  names: { blanks: false, long: false },
  edges: false,
  machines: [MACHINE],
  unselected: false,
  items: undefined,
  entries: {
    ...ALL.entries!,
    form: 'array',
    masks: { unusedBit: false, upperCase: false, short: false },
    withItems: false,
  },
};
const whole = wholeParams(ALL);
const masksOf = ({ CustomSchemes }: DaoParams) =>
  Object.values(CustomSchemes as object)
    .flat()
    .map(({ permissions }) => permissions as string);

describe('whole parameters', () => {
  test.each([
    ['of all keys', whole],
    ['without what a tool does not take', wholeParams(LEAST)],
  ])('%s have no defect, and the oracle leaves no value open', (_which, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, (params) => {
        const node = exactNode(params);
        expect(parameterDefects(node)).toEqual([]);
        const dao = expectedDao(node, known);
        expect(dao.schemes.map((scheme) => scheme.parametersHash)).not.toContain(undefined);
        expect(dao.customSchemes.map((scheme) => scheme.stored)).not.toContain(undefined);
        expect(dao.customSchemes.map((scheme) => scheme.parametersHash)).not.toContain(undefined);
        expect(dao.votingHashes).not.toContain(undefined);
        expect(daoTransactions(node, known)).toBeDefined();
      }),
    );
  });

  test('have every key and every edge', () => {
    const samples = fc.sample(whole, { seed: 7, numRuns: 400 });
    const some = (is: (params: DaoParams) => unknown) =>
      expect(samples.some((params) => Boolean(is(params)))).toBe(true);
    const text = (params: DaoParams) => JSON.stringify(params);
    for (const key of ['orgName', 'tokenName', 'tokenSymbol']) {
      some((params) => Buffer.byteLength(String(params[key])) > 32);
      some((params) => params[key] !== String(params[key]).trim());
      some((params) => /\P{ASCII}/u.test(String(params[key])));
    }
    for (const name of ['Owned', 'Initialized', 'Holder', 'Linked', 'OwnScheme', 'SharedScheme', 'LockingScheme'])
      some((params) => text(params).includes(name));
    for (const key of ['StandAloneContract', 'AvatarAddress', 'GenesisProtocolAddress', 'votingMachine', 'alias'])
      some((params) => text(params).includes(`"${key}"`));
    for (const digits of [1, 2, 3, 4, 5, 6, 7, 8])
      some((params) => masksOf(params).some((mask) => mask.length === digits + 2));
    some((params) => masksOf(params).some((mask) => /[A-F]/.test(mask)));
    for (const value of [0, Number.MAX_SAFE_INTEGER])
      some((params) => params.VotingMachinesParams.some((item) => item.queuedVotePeriodLimit === value));
    for (const name of ['ContributionReward', 'GenericScheme'])
      some((params) => params[name] !== undefined && params.schemes[name] !== true);
  });

  test('keep to what a tool takes', () => {
    for (const params of fc.sample(wholeParams(LEAST), { seed: 7, numRuns: 200 })) {
      expect(params).not.toHaveProperty('StandAloneContracts');
      expect(Array.isArray(params.CustomSchemes)).toBe(true);
      for (const mask of masksOf(params)) expect(mask).toMatch(/^0x000000[01][0-9a-f]$/);
      for (const name of [params.orgName, params.tokenName, params.tokenSymbol]) {
        expect(name).toBe(name.trim());
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(32);
      }
    }
  });

  test('shrink to few keys', () => {
    const failing = fc.property(whole, ({ founders }) => founders.length < 2);
    const { counterexample } = fc.check(failing, { seed: 1, numRuns: 200 });
    const [{ founders, StandAloneContracts, CustomSchemes }] = counterexample!;
    expect(founders).toHaveLength(2);
    expect(StandAloneContracts).toEqual([]);
    expect(CustomSchemes).toEqual({});
  });
});
