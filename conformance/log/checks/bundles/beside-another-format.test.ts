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
