/** Rules that every suite must follow. */

import { globSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { Premise } from './core/check/trial.ts';
import { leadingRequirement, plan } from './core/run/plan.ts';
import { choicesOf, declarationError } from './core/spec/choice.ts';
import { choicesOfProfiles, defaultProfiles, profilesOf, rulesetsOf } from './core/spec/profile.ts';
import { requirement, requirementsOf, sourceOf } from './core/spec/requirement.ts';
import { keysOf } from './suites.test-tool.ts';
import { SUITES } from './suites.ts';

type AnyPremise = Pick<Premise<never, unknown>, 'name' | 'reasons'>;
type AnyMake = () => (body: never) => object;
/** All checks and premises that the modules of a suite declare, exported or not. */
const declared = vi.hoisted(() => ({ premises: [] as object[], checks: [] as object[] }));
const recording =
  (make: AnyMake, into: object[]): AnyMake =>
  () =>
  (body) => {
    const made = make()(body);
    into.push(made);
    return made;
  };
vi.mock('./core/check/premise.ts', async (original) => {
  const { premise } = await original<{ premise: AnyMake }>();
  return { premise: recording(premise, declared.premises) };
});
vi.mock('./core/check/check.ts', async (original) => {
  const { check, watch } = await original<{ check: AnyMake; watch: AnyMake }>();
  return { check: recording(check, declared.checks), watch: recording(watch, declared.checks) };
});

describe.each(SUITES.map((descriptor) => [descriptor.name, descriptor] as const))(
  'the suite %s',
  async (name, descriptor) => {
    const folder = new URL(`./${name}/`, import.meta.url);
    const modules = globSync('{checks,premises}/**/*.ts', { cwd: folder }).filter(
      (path) => !/\.test(-[a-z]+)?\.ts$/.test(path),
    );
    for (const module of modules) await import(new URL(module, folder).href);
    // The declarations of the next suite come after these.
    const [premises, made] = [declared.premises.splice(0) as AnyPremise[], declared.checks.splice(0)];
    const suite = await descriptor.suite();
    const { checks } = suite;
    const keys = checks.flatMap((check) => keysOf(check));
    const requirements = requirementsOf(name);
    const proved = new Set(checks.flatMap((check) => check.proves));
    const rulesets = [...new Set(requirements.map((requirement) => requirement.ruleset))];

    test('has checks, and premises if it has modules for them, so that the other tests have subjects', () => {
      expect(checks.length).toBeGreaterThan(0);
      expect(premises.length > 0).toBe(modules.some((path) => path.startsWith('premises')));
    });
    test('contains every check that its modules declare', () => expect(checks).toHaveLength(made.length));
    test('names each check and reason once, in lower case', () => {
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of keys) expect(key).toMatch(/^[a-z-]+\/[a-z0-9-]+\/[a-z0-9-]+#[a-z0-9-]+$/);
    });
    test('gives each check a reason, and each reason a meaning', () => {
      for (const check of checks) {
        expect(Object.keys(check.reasons), check.id).not.toEqual([]);
        for (const text of Object.values(check.reasons)) expect(text.length, check.id).toBeGreaterThan(10);
      }
    });
    test('has one owner for every reason of every premise', () => {
      const reasons = premises.flatMap((premise) => premise.reasons.map((reason) => [premise, reason] as const));
      expect(reasons.length > 0).toBe(checks.some((check) => check.owns.length > 0));
      const open = reasons.filter(([premise, reason]) => suite.ownerOf(premise, reason) === undefined);
      expect(open.map(([premise, reason]) => `${premise.name}: ${reason}`)).toEqual([]);
    });
    test('has no should among the owners: a warning must not keep a must from being judged', () => {
      const owners = checks.filter((check) => check.owns.length > 0);
      const warns = owners.filter((check) => leadingRequirement(check).level === 'should');
      expect(warns.map((check) => check.id)).toEqual([]);
    });
    test('names each premise once, since its name seeds its samples', () => {
      const names = premises.map((premise) => premise.name);
      expect(new Set(names).size).toBe(names.length);
    });
    test('proves several requirements at once only if they have the same level', () => {
      for (const check of checks)
        for (const id of check.proves) {
          const { level, ruleset } = leadingRequirement(check);
          expect(requirement(id), `${check.id} proves ${id}`).toMatchObject({ suite: name, level, ruleset });
        }
    });
    test('proves, excludes or lists as unproved every requirement, each one of the three', () => {
      const { excluded, unproved } = plan(suite, { rulesets });
      const sorted = [
        ...proved,
        ...excluded.map((requirement) => requirement.id),
        ...unproved.map((requirement) => requirement.id),
      ].sort();
      expect(sorted).toEqual(requirements.map((requirement) => requirement.id).sort());
    });
    test('has a source for every requirement, and a profile for every ruleset', () => {
      for (const requirement of requirements) expect(sourceOf(requirement).text, requirement.id).toMatch(/^.+, .+$/);
      const names = Object.keys(profilesOf(name));
      expect([...rulesetsOf(name, names)].sort()).toEqual([...rulesets].sort());
      for (const prefixOnly of [true, false])
        expect(names).toEqual(expect.arrayContaining([...defaultProfiles(name, prefixOnly)]));
      for (const [choice, option] of Object.entries(choicesOfProfiles(name, names)))
        expect(declarationError(name, choice, option!)).toBeUndefined();
    });
    test('gives each choice options or a number, with their sources', () => {
      for (const choice of choicesOf(name)) {
        const sides = choice.number ? [choice.number] : Object.values(choice.options ?? {});
        expect(sides.length, choice.name).toBeGreaterThan(choice.number ? 0 : 1);
        for (const side of sides) expect(side.sources.length, choice.name).toBeGreaterThan(0);
      }
    });
  },
);
