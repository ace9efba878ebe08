import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CheckId } from '../../../core/check/reason.ts';
import { alteredSuites } from './alteration.test-tool.ts';
import { chosenChecks } from './chosen-checks.ts';
import { namedBy, seeingChecks } from './seeing-checks.ts';

const seeds = fc.bigInt({ min: 0n, max: 2n ** 47n });

describe('the chosen checks', () => {
  test('include each check that the alteration names, and each that sees it', () => {
    fc.assert(
      fc.property(alteredSuites, seeds, ({ altered, judging, matrix }, seed) => {
        const seeing = seeingChecks(altered, judging, matrix);
        const chosen = chosenChecks(judging, seeing, seed, 'altered');
        expect(chosen).toEqual(expect.arrayContaining([...namedBy(altered.facts), ...seeing]));
      }),
    );
  });
  test('are a tenth of the others besides, rounded up or down, in the order of the suite', () => {
    fc.assert(
      fc.property(alteredSuites, seeds, ({ altered, judging, matrix }, seed) => {
        const seeing = seeingChecks(altered, judging, matrix);
        const chosen = chosenChecks(judging, seeing, seed, 'altered');
        expect(chosen).toEqual(judging.filter((id) => chosen.includes(id)));
        const tenth = (judging.length - seeing.length) / 10;
        expect([Math.floor(tenth), Math.ceil(tenth)]).toContain(chosen.length - seeing.length);
      }),
    );
  });
  test('are the same for the same seed', () => {
    fc.assert(
      fc.property(alteredSuites, seeds, ({ judging }, seed) => {
        expect(chosenChecks(judging, [], seed, 'altered')).toEqual(chosenChecks(judging, [], seed, 'altered'));
      }),
    );
  });

  const judging = Array.from({ length: 50 }, (_, i): CheckId => `log/tiles/${i}`);
  test('differ by seed and by alteration, and leave no check out every time', () => {
    const bySeed = Array.from({ length: 200 }, (_, seed) => chosenChecks(judging, [], BigInt(seed), 'altered'));
    const byName = Array.from({ length: 200 }, (_, i) => chosenChecks(judging, [], 1n, `altered-${i}`));
    for (const all of [bySeed, byName]) expect(new Set(all.flat()).size).toBe(judging.length);
  });
  test('of five others are one in every second case', () => {
    const counts = Array.from(
      { length: 200 },
      (_, i) => chosenChecks(judging.slice(0, 5), [], 1n, `altered-${i}`).length,
    );
    expect(new Set(counts)).toEqual(new Set([0, 1]));
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(60);
    expect(counts.filter((count) => count === 1).length).toBeLessThan(140);
  });
});
