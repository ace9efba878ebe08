import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../core/run/random.ts';
import { withOtherContent } from '../../inputs/files/other-content.ts';
import { CHANGED_TOKENS } from '../../inputs/parameters/changed-founders.ts';
import { PLAIN_FOUNDERS } from '../../inputs/parameters/plain-parameters.ts';
import { changedHoldings, holdingsDifference } from '../founders/holdings.ts';
import { chosenKillPoints } from './interruptions.ts';
import { killPointText } from './killed-run.ts';

const [first] = PLAIN_FOUNDERS;
const firstTokens = `tokens of ${first!.address}`;
const unit = 10n ** 18n;

describe('balances of founders', () => {
  const plain = new Map<string, unknown>([
    [firstTokens, 1000n * unit],
    ['tokens in all', 1013n * unit],
    ['reputation in all', 1170n * unit],
  ]);
  test('are compared one by one', () => {
    expect(holdingsDifference(new Map(plain), plain)).toBeUndefined();
    expect(holdingsDifference(new Map([...plain, ['tokens in all', 2026n * unit]]), plain)).toEqual({
      expected: `${1013n * unit} of the smallest unit`,
      actual: `${2026n * unit} of the smallest unit`,
      at: 'tokens in all',
    });
    expect(holdingsDifference(new Map(), plain)).toMatchObject({ actual: 'nothing that can be read', at: firstTokens });
  });
  test.each([unit, 1n])('after a change of the parameters follow from the plain ones, in either unit', (of) => {
    const had = new Map<string, unknown>([
      [firstTokens, 1000n * of],
      ['tokens in all', 1013n * of],
    ]);
    const changed = changedHoldings(had);
    expect(changed.get(firstTokens)).toBe(BigInt(CHANGED_TOKENS) * of);
    expect(changed.get('tokens in all')).toBe((BigInt(CHANGED_TOKENS) + 13n) * of);
  });
});

describe('points at which runs are killed', () => {
  test('are of every moment, within the run, and the same for a seed', () => {
    for (let seed = 0n; seed < 50n; seed++) {
      const points = chosenKillPoints(17, 20, seededRandom(seed, 'x'));
      expect(points).toEqual(chosenKillPoints(17, 20, seededRandom(seed, 'x')));
      expect(new Set(points.map(({ moment }) => moment))).toEqual(new Set(['before', 'mined', 'answered']));
      for (const { step, k } of points) expect(k >= 1 && k <= (step === 'base' ? 17 : 20)).toBe(true);
    }
  });
  test('have a text', () =>
    expect(killPointText({ step: 'dao', k: 3, moment: 'mined' })).toBe(
      'dao, killed when the chain had mined, and not yet answered, transaction 3',
    ));
});

describe('further content of a result file', () => {
  const base = { DAOToken: `0x${'ab'.repeat(20)}` };
  const paths = (file: unknown) => withOtherContent(file, 'private').added.map(({ path }) => path.join('/'));
  test('is at the levels that the file has', () => {
    expect(paths({ base })).toEqual(['test']);
    expect(paths({ private: { base } })).toEqual(['private/test', 'kovan']);
    const { text, added } = withOtherContent({ private: { base: { '1.0.0': base } } }, 'private');
    const file = JSON.parse(text);
    expect(file.private.base).toEqual({ '1.0.0': base });
    expect(Object.keys(file.private.test)).toEqual(['1.0.0']);
    expect(file.kovan).toEqual(added[1]!.value);
    expect(file.kovan.base['1.0.0'].DAOToken).toBe(`0x0b${'ab'.repeat(19)}`);
  });
});
