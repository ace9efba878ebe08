import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readExactJsonText } from '../../../oracle/json/exact-json.ts';
import { exactNode, exactText } from '../../../oracle/json/exact-node.ts';
import { daoTransactions } from '../../oracle/dao/dao-transactions.ts';
import { expectedDao } from '../../oracle/dao/expected-dao.ts';
import { inWei, survivesDouble } from '../../oracle/ethereum/token-units.ts';
import { parameterDefects } from '../../oracle/parameters/parameter-defects.ts';
import { PARAMETER_MISTAKES } from '../mistakes/mistakes.ts';
import { PARAMETER_ODDITIES } from '../mistakes/oddities.ts';
import type { DaoParams } from '../parameters/dao-params.ts';
import { oddParams, wrongParams } from './changed-dao-params.ts';
import { daoAmount } from './dao-amount.ts';
import { generatedDaoParams } from './dao-params.ts';

const known = {
  base: { GenesisProtocol: `0x${'9'.repeat(40)}` },
  ownerByDefault: 'kept',
  tracker: true,
  registry: false,
} as const;

test('amounts are the same for a double and an exact reader, in wei, and need no exponent', () => {
  fc.assert(
    fc.property(daoAmount(), (amount) => {
      const text = JSON.stringify(amount);
      expect(text).not.toContain('e');
      expect(survivesDouble(text)).toBe(true);
      expect(inWei(text)).toBeDefined();
    }),
    { numRuns: 300 },
  );
});

describe('parameters', () => {
  const arbitrary = generatedDaoParams({ genericScheme: true, universalController: true });
  test('have no defect, and the oracle leaves no value open', () => {
    fc.assert(
      fc.property(arbitrary, (params) => {
        const node = exactNode(params);
        expect(parameterDefects(node)).toEqual([]);
        const dao = expectedDao(node, known);
        expect(dao.schemes.map((scheme) => scheme.parametersHash)).not.toContain(undefined);
        expect(dao.votingHashes).not.toContain(undefined);
        expect(dao.deployerPermissions).toBeDefined();
        expect(dao.holdings).toHaveLength(params.founders.length);
        expect(daoTransactions(node, known)).toBeDefined();
      }),
    );
  });
  test('are the same for a program that reads numbers as doubles', () => {
    const asDoubles = (params: DaoParams) => exactNode(JSON.parse(JSON.stringify(params)));
    fc.assert(
      fc.property(arbitrary, (params) => {
        expect(expectedDao(asDoubles(params))).toEqual(expectedDao(exactNode(params)));
      }),
    );
  });
  test('have every value that has to be tried', () => {
    const samples = fc.sample(arbitrary, { seed: 7, numRuns: 400 });
    const some = (is: (params: DaoParams) => boolean) => samples.some(is);
    for (const flag of ['unregisterOwner', 'useDaoCreator', 'noTrack', 'useUController'])
      for (const value of [true, false, undefined]) expect(some((params) => params[flag] === value)).toBe(true);
    for (const count of [1, 20, 21]) expect(some((params) => params.founders.length === count)).toBe(true);
    expect(some((params) => params.founders.length > 40)).toBe(true);
    const of = (is: (amount: number) => boolean) =>
      some((params) => params.founders.some(({ tokens, reputation }) => is(tokens) && !is(reputation)));
    for (const is of [(n: number) => n === 0, (n: number) => n % 1 > 0, (n: number) => n > 2 ** 53])
      expect(of(is)).toBe(true);
    expect(some((params) => params.VotingMachinesParams.some((of) => 'votingParamsHash' in of))).toBe(true);
    expect(some((params) => (params.ContributionReward?.[0]?.voteParams ?? 0) > 0)).toBe(true);
    expect(some((params) => Object.keys(params.schemes).length === 0)).toBe(true);
  });
  test('of a seed are always the same', () => {
    const sample = () => fc.sample(arbitrary, { seed: 3, numRuns: 5 });
    expect(sample()).toEqual(sample());
  });
  test('shrink to the smallest failing example', () => {
    const failing = fc.property(
      arbitrary,
      ({ founders, schemes }) => founders.length < 2 && schemes.UpgradeScheme !== true,
    );
    const { counterexample } = fc.check(failing, { seed: 1, numRuns: 200 });
    const [{ founders, schemes }] = counterexample!;
    expect(founders.length < 2 || schemes.UpgradeScheme !== true).toBe(true);
    expect(founders.length).toBeLessThan(3);
    for (const { tokens, reputation } of founders) expect(tokens + reputation).toBeLessThan(2);
  });
  test('have one to three entries of a section on request, no two of them equal', () => {
    const several = generatedDaoParams({ genericScheme: true, severalRewards: true, severalGenerics: true });
    const counts = { ContributionReward: new Set<number>(), GenericScheme: new Set<number>() };
    fc.assert(
      fc.property(several, (params) => {
        const node = exactNode(params);
        expect(parameterDefects(node)).toEqual([]);
        for (const name of ['ContributionReward', 'GenericScheme'] as const) {
          const entries = expectedDao(node, known).schemes.filter((scheme) => scheme.name === name);
          expect(new Set(entries.map(({ parametersHash }) => parametersHash)).size).toBe(entries.length);
          if (params[name]) counts[name].add(entries.length);
        }
      }),
      { seed: 5, numRuns: 300 },
    );
    expect([[...counts.ContributionReward].sort(), [...counts.GenericScheme].sort()]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });
  test('have GenericScheme and useUController only on request', () => {
    for (const { schemes, founders, ...flags } of fc.sample(generatedDaoParams({ maxFounders: 2 }), {
      seed: 1,
      numRuns: 100,
    })) {
      expect(Object.keys({ ...schemes, ...flags })).not.toContain('GenericScheme');
      expect(Object.keys(flags)).not.toContain('useUController');
      expect(founders.length).toBeLessThan(3);
    }
  });
});

describe('wrong parameters', () => {
  test('have one error, of the kind and at the place of the mistake', () => {
    fc.assert(
      fc.property(wrongParams, ({ params, mistake: { reason }, at }) => {
        const defects = parameterDefects(readExactJsonText(exactText(params)).value!.root);
        expect(defects.map((defect) => ({ at: defect.at, reason: defect.reason }))).toEqual([{ at, reason }]);
      }),
      { numRuns: 300 },
    );
  });
  test('include every mistake, each under its own name', () => {
    const names = fc.sample(wrongParams, { seed: 1, numRuns: 2000 }).map((params) => params.mistake.name);
    expect(new Set(names)).toEqual(new Set(PARAMETER_MISTAKES.map((mistake) => mistake.name)));
    expect(new Set(PARAMETER_MISTAKES.map((mistake) => mistake.name)).size).toBe(PARAMETER_MISTAKES.length);
    expect(new Set(PARAMETER_MISTAKES.map((mistake) => mistake.reason)).size).toBe(8);
  });
});

describe('unusual parameters', () => {
  test('have no defect, and the oracle knows their result', () => {
    fc.assert(
      fc.property(oddParams({ beyondDouble: true }), ({ params }) => {
        const node = readExactJsonText(exactText(params)).value!.root;
        expect(parameterDefects(node)).toEqual([]);
        expect(expectedDao(node, known).holdings).toBeDefined();
        expect(expectedDao(node, known).votingHashes).not.toContain(undefined);
      }),
      { numRuns: 250 },
    );
  });
  test('need an exact reader only if they are beyondDouble', () => {
    fc.assert(
      fc.property(oddParams({ beyondDouble: true }), ({ params, oddity: { beyondDouble } }) => {
        const text = exactText(params);
        const doubles = exactNode(JSON.parse(text));
        const same = exactText(holdings(doubles)) === exactText(holdings(exactNode(params)));
        expect(same).toBe(beyondDouble !== true);
      }),
      { numRuns: 250 },
    );
  });
  const holdings = (node: ReturnType<typeof exactNode>) => expectedDao(node, known).holdings;
  test('include every oddity', () => {
    const oddities = fc.sample(oddParams(), { seed: 1, numRuns: 1000 }).map((params) => params.oddity);
    expect(new Set(oddities)).toEqual(new Set(PARAMETER_ODDITIES.filter((oddity) => !oddity.beyondDouble)));
    expect(new Set(PARAMETER_ODDITIES.map((oddity) => oddity.name)).size).toBe(PARAMETER_ODDITIES.length);
  });
});
