import { expect, test } from 'vitest';
import { furtherSourcesOf, isDemandedBy, requirement, requirementIn, rulesetsHaving, sourceOf } from './requirement.ts';

const shared = requirement('LOG-CP-002');
const own = requirement('LOG-CP-015');

test('a requirement is demanded by its ruleset, and by those that demand the same', () => {
  expect(rulesetsHaving(shared)).toEqual(['tlog-tiles', 'static-ct']);
  expect(rulesetsHaving(own)).toEqual(['tlog-tiles']);
  expect(isDemandedBy(shared, ['http', 'static-ct'])).toBe(true);
  expect(isDemandedBy(own, ['http', 'static-ct'])).toBe(false);
});

test('a run has it with the source of the first of its rulesets', () => {
  expect(sourceOf(requirementIn(shared, ['static-ct', 'http'])).text).toBe('C2SP static-ct-api, Checkpoints');
  expect(requirementIn(shared, ['static-ct'])).toMatchObject({ id: 'LOG-CP-002', ruleset: 'static-ct' });
  for (const rulesets of [['tlog-tiles', 'static-ct'], ['tlog-tiles'], ['http'], []])
    expect(requirementIn(shared, rulesets)).toMatchObject({ ruleset: 'tlog-tiles', source: shared.source });
});

test('the further sources have their rulesets', () => {
  expect(furtherSourcesOf(own)).toEqual([]);
  const [one] = furtherSourcesOf(shared);
  expect(one).toEqual({
    ruleset: 'static-ct',
    text: 'C2SP static-ct-api, Checkpoints',
    url: 'https://c2sp.org/static-ct-api',
  });
});
