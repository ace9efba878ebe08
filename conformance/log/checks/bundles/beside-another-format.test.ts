import { expect, test } from 'vitest';
import { realReport } from '../../../report/document/report.test-tool.ts';
import { withDataTilesAlone } from '../../testbed/answers.ts';

const needs = { create: false } as const;

const judged = async (...rulesets: ('tlog-tiles' | 'interface' | 'http')[]) => {
  const { checks } = await realReport({ install: withDataTilesAlone, needs, selection: { rulesets } });
  const keys = (outcome: string) => checks.filter((one) => one.outcome === outcome).map((one) => one.id);
  return { fails: keys('fail'), unjudged: [...keys('inconclusive'), ...keys('blocked'), ...keys('error')] };
};

test('a log of data tiles breaks a recommendation of tlog-tiles (Log entries: MAY, SHOULD)', async () => {
  const { fails, unjudged } = await judged('tlog-tiles', 'http');
  expect(fails).toEqual(['log/bundles/beside-another-format']);
  expect(unjudged).toEqual([]);
});

test('the interface has an operation for bundles', async () => {
  expect((await judged('interface', 'tlog-tiles')).fails).toContain('log/interface/get-entry-bundle');
});

test('of a log whose data tiles are declared, bundles are not judged', async () => {
  const { checks } = await realReport({
    needs: { profile: 'static-ct' },
    selection: { rulesets: ['static-ct', 'tlog-tiles'] },
  });
  const outcomes = Object.fromEntries(checks.map(({ id, outcome }) => [id, outcome]));
  expect(outcomes).toMatchObject({
    'log/bundles/beside-another-format': 'not-applicable',
    'log/bundles/well-formed': 'not-applicable',
    'log/bundles/served': 'pass',
    'log/data-tiles/well-formed': 'pass',
  });
  expect(Object.values(outcomes)).not.toContain('fail');
});
