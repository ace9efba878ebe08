/** What faults and variants say of themselves is so, and no reason of a check is without a fault. */

import { describe, expect, test } from 'vitest';
import { checkIdOf, reasonKey } from '../../core/check/reason.ts';
import { declarationError } from '../../core/spec/choice.ts';
import { findRequirement, type Level, type RequirementId, requirement } from '../../core/spec/requirement.ts';
import { SUITES } from '../../suites.ts';
import { loadedAlterations } from './altered.test-tool.ts';

/** Keys that no reference in process can be made to show, and why. */
const UNREACHED: Readonly<Record<string, string>> = {};

for (const descriptor of SUITES) {
  const suite = descriptor.name;
  const { checks } = await descriptor.suite();
  const { citations } = await descriptor.testbed();
  const keys = checks.flatMap((check) => Object.keys(check.reasons).map((reason) => reasonKey(check.id, reason)));
  const proofs = new Map<string, { readonly proves: readonly RequirementId[]; readonly level: Level }>(
    checks.map((check) => [check.id, { proves: check.proves, level: requirement(check.proves[0]).level }]),
  );
  const alterations = [...(await loadedAlterations('faults', suite)), ...(await loadedAlterations('variants', suite))];
  const faults = alterations.flatMap(({ name, facts }) => (facts.kind === 'fault' ? [{ name, altered: facts }] : []));
  const variants = alterations.flatMap(({ name, facts }) =>
    facts.kind === 'variant' ? [{ name, altered: facts }] : [],
  );

  describe(`${suite}: what they declare`, () => {
    test('there are enough of them, no two of one name, each in its folder', () => {
      expect(faults.length).toBeGreaterThan(0);
      expect(variants.length).toBeGreaterThan(0);
      expect(new Set(alterations.map(({ name }) => name)).size).toBe(alterations.length);
      for (const { name, facts } of alterations)
        expect([name, facts.text]).toEqual([name, expect.stringMatching(/^[a-z].*[^.]$/)]);
      for (const { name, altered } of variants)
        expect([name, altered.cites]).toEqual([name, expect.stringMatching(citations)]);
    });

    // The tools of interop/faulty show reasons of the migration suite as well: a test there counts both.
    test.skipIf(suite === 'migration')(
      'every reason of every check has a fault, or a reason why it has no fault',
      () => {
        const caught = new Set(faults.flatMap(({ altered }) => altered.caughtBy));
        const unreached = Object.keys(UNREACHED).filter((key) => key.startsWith(`${suite}/`));
        expect(keys.filter((key) => !caught.has(key)).sort()).toEqual(unreached.sort());
      },
    );

    test('every key that they name is a reason of a check', () => {
      const named = alterations.flatMap(({ facts }) =>
        facts.kind === 'fault' ? [...facts.caughtBy, ...facts.alsoFails] : facts.warns,
      );
      expect(named.filter((key) => !keys.includes(key))).toEqual([]);
    });

    test.each(faults)('$name breaks what its check proves', ({ altered: { breaks, caughtBy } }) => {
      expect(caughtBy.flatMap((key) => proofs.get(checkIdOf(key))!.proves)).toContain(breaks);
    });

    test('a variant warns of recommendations only', () => {
      const warned = variants.flatMap(({ altered }) => altered.warns);
      expect(warned.filter((key) => proofs.get(checkIdOf(key))!.level !== 'should')).toEqual([]);
    });

    test('what they break and declare exists', () => {
      expect(faults.filter(({ altered }) => findRequirement(altered.breaks) === undefined)).toEqual([]);
      const declared = alterations.flatMap(({ facts }) => Object.entries(facts.needs.declare ?? {}));
      expect(declared.map(([name, option]) => declarationError(suite, name, option!)).filter(Boolean)).toEqual([]);
    });
  });
}
