/** Every fault is caught for exactly its reasons, every variant passes, and no reason of a check is without a fault. */
import { describe, expect, test } from 'vitest';
import { type LogRig, sha256 } from '../../../src/reference/log/index.ts';
import { declarationError } from '../../core/choice.ts';
import { checkOf, type ReasonKey, reasonKey } from '../../core/reason.ts';
import { findRequirement, type Level, type RequirementId, requirement } from '../../core/requirement.ts';
import { withParts, withStored } from '../../faults/alter.ts';
import { withMiddleware } from '../../faults/answers.ts';
import { fault, variant } from '../../faults/fault.ts';
import { feedSuite } from '../../feed/index.ts';
import { logSuite } from '../../log/index.ts';
import { judge } from './judge.ts';
import { ALTERED_SUITES, load, namesOf } from './rigs.ts';

/** Keys that no reference in process can be made to show, and why. */
const UNREACHED: Readonly<Record<string, string>> = {};

const CITES = {
  log: /^(C2SP [a-z-]+, "|RFC \d+, section|Rekor v2, "|gRPC, "|choice )/,
  feed: /^(Interface, "|RFC \d+, section|XML 1\.0, section|ECMA-262, section|choice )/,
};

for (const suite of ALTERED_SUITES) {
  const { checks } = suite === 'log' ? logSuite : feedSuite;
  const keys = checks.flatMap((check) => Object.keys(check.reasons).map((reason) => reasonKey(check.id, reason)));
  const proofs = new Map<string, { readonly proves: readonly RequirementId[]; readonly level: Level }>(
    checks.map((check) => [check.id, { proves: check.proves, level: requirement(check.proves[0]).level }]),
  );
  const kindsOf = async (kind: 'faults' | 'variants') =>
    Promise.all(
      namesOf(kind, suite).map(async (name) => {
        const altered = await load(kind, suite, name);
        const { install: _install, ...facts } = altered;
        return { name, facts, judged: () => judge(suite, name, altered) };
      }),
    );
  const all = [...(await kindsOf('faults')), ...(await kindsOf('variants'))];
  const faults = all.flatMap(({ facts, ...one }) => (facts.kind === 'fault' ? [{ ...one, altered: facts }] : []));
  const variants = all.flatMap(({ facts, ...one }) => (facts.kind === 'variant' ? [{ ...one, altered: facts }] : []));

  describe(`${suite}: every fault is caught, for its reasons and no others`, () => {
    for (const { name, altered, judged } of faults)
      test(name, async () => {
        const { wrong, failed } = await judged();
        expect(wrong).toEqual([]);
        // In process nothing is left to chance: what may fail does.
        expect(altered.alsoFails.filter((key) => !failed.includes(key))).toEqual([]);
      });
  });

  describe(`${suite}: every variant passes`, () => {
    for (const { name, altered, judged } of variants)
      test(name, async () => {
        const { wrong, failed } = await judged();
        expect(wrong).toEqual([]);
        expect(altered.warns.filter((key) => !failed.includes(key))).toEqual([]);
      });
  });

  describe(`${suite}: what they declare`, () => {
    test('there are enough of them, no two of one name, each in its folder', () => {
      expect(faults.length).toBeGreaterThanOrEqual(12);
      expect(variants.length).toBeGreaterThanOrEqual(12);
      expect(faults).toHaveLength(namesOf('faults', suite).length);
      expect(variants).toHaveLength(namesOf('variants', suite).length);
      expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
      for (const { name, facts } of all)
        expect([name, facts.text]).toEqual([name, expect.stringMatching(/^[a-z].*[^.]$/)]);
      for (const { name, altered } of variants)
        expect([name, altered.cites]).toEqual([name, expect.stringMatching(CITES[suite])]);
    });

    test('every reason of every check has a fault, or a reason why it has none', () => {
      const caught = new Set(faults.flatMap(({ altered }) => altered.caughtBy));
      const unreached = Object.keys(UNREACHED).filter((key) => key.startsWith(`${suite}/`));
      expect(keys.filter((key) => !caught.has(key)).sort()).toEqual(unreached.sort());
    });

    test('every key that they name is a reason of a check', () => {
      const named = all.flatMap(({ facts }) =>
        facts.kind === 'fault' ? [...facts.caughtBy, ...facts.alsoFails] : facts.warns,
      );
      expect(named.filter((key) => !keys.includes(key))).toEqual([]);
    });

    test.each(faults)('$name breaks what its check proves', ({ altered: { breaks, caughtBy } }) => {
      expect(caughtBy.flatMap((key) => proofs.get(checkOf(key))!.proves)).toContain(breaks);
    });

    test('a variant warns of recommendations only', () => {
      const warned = variants.flatMap(({ altered }) => altered.warns);
      expect(warned.filter((key) => proofs.get(checkOf(key))!.level !== 'should')).toEqual([]);
    });

    test('what they break and declare exists', () => {
      expect(faults.filter(({ altered }) => findRequirement(altered.breaks) === undefined)).toEqual([]);
      const declared = all.flatMap(({ facts }) => Object.entries(facts.needs.declare ?? {}));
      expect(declared.map(([name, option]) => declarationError(suite, name, option!)).filter(Boolean)).toEqual([]);
    });
  });
}

describe('the judge itself', () => {
  const LEAF = 'log/tiles/match-entries#leaf-hash';
  const NEVER = 'what it replaces was never called';
  const lie = (rig: LogRig): LogRig => withParts(rig, { leafHash: sha256 });
  const wrongFault = (caughtBy: ReasonKey, install: (rig: LogRig) => LogRig, alsoFails: ReasonKey[] = []) =>
    fault<LogRig>({ text: 'lies', breaks: 'LOG-MH-001', caughtBy: [caughtBy], alsoFails, install });
  const oddVariant = (install: (rig: LogRig) => LogRig, more: Partial<Parameters<typeof variant<LogRig>>[0]> = {}) =>
    variant<LogRig>({ text: 'is odd', cites: 'nothing', install, ...more });

  test('reports what changes nothing', async () => {
    expect(
      (
        await judge(
          'log',
          'idle',
          oddVariant((rig) => rig),
        )
      ).wrong,
    ).toEqual([NEVER]);
    expect(
      (
        await judge(
          'log',
          'idle',
          oddVariant((rig) => ({ ...rig })),
        )
      ).wrong,
    ).toEqual([NEVER]);
    expect(
      (
        await judge(
          'log',
          'idle',
          wrongFault(LEAF, (rig) => rig),
        )
      ).wrong,
    ).toEqual([`${LEAF} did not fail`, NEVER]);
  });

  test('reports a part that nobody calls', async () => {
    // Bundles are taken apart only when a log is opened again.
    const unused = (rig: LogRig) => withParts(rig, { unbundle: () => [] });
    expect((await judge('log', 'unused', oddVariant(unused))).wrong).toEqual([NEVER]);
  });

  test('reports a fault that names another key than the one that fails', async () => {
    const other = 'log/tiles/length#length';
    const { wrong, failed } = await judge('log', 'other', wrongFault(other, lie));
    expect(failed).toEqual([LEAF]);
    expect(wrong).toEqual([`${other} did not fail`, expect.stringContaining(`${LEAF} failed: `)]);
  });

  test('reports another reason of the right check', async () => {
    const other = 'log/checkpoint/content-type#charset';
    const untyped = (rig: LogRig) =>
      withMiddleware(rig, (next) => async (request) => {
        const answer = await next(request);
        if (request.url.endsWith('/checkpoint')) answer.headers.delete('content-type');
        return answer;
      });
    const { wrong } = await judge('log', 'other', wrongFault(other, untyped));
    expect(wrong[0]).toBe(`${other} did not fail`);
    expect(wrong[1]).toContain('log/checkpoint/content-type#missing failed');
  });

  test('lets a fault fail what it may fail', async () => {
    expect((await judge('log', 'may', wrongFault(LEAF, lie, ['log/tiles/length#length']))).wrong).toEqual([]);
  });

  test('reports a variant that fails, and one that cannot be judged', async () => {
    expect((await judge('log', 'liar', oddVariant(lie))).wrong).toEqual([expect.stringContaining(`${LEAF} failed: `)]);
    // Without a checkpoint and without entries nobody knows whether this is a log.
    const nothing = oddVariant((rig) => withStored(rig, /./, () => undefined), { needs: { append: false } });
    const { wrong } = await judge('log', 'nothing', nothing);
    expect(wrong).toContainEqual(expect.stringMatching(/^log\/checkpoint\/served was inconclusive/));
  });
});
