/** Each bug of `spec/real-bugs.json` has faults, and each of them declares that the named check catches it. */
import { describe, expect, test } from 'vitest';
import { ALTERATIONS } from '../conformance/migration/fakes/alterations.test-tool.ts';
import { SUITES } from '../conformance/suites.ts';
import { FAULTS } from '../interop/faulty/faults.test-tool.ts';
import { type RealBug, realBugs } from './generate/real-bugs.ts';

const suites = await Promise.all(SUITES.map(async (suite) => [suite.name, await suite.alterations()] as const));
const references = Object.fromEntries(suites);

/** The keys that a fault declares to be caught by; nothing if there is no such fault. */
async function keysOf(suite: string, name: string): Promise<readonly string[]> {
  const loaded = await references[suite]?.faults[name]?.load();
  if (loaded?.kind === 'fault') return loaded.caughtBy;
  return suite === 'migration' ? (ALTERATIONS[name]?.caughtBy ?? FAULTS[name]?.fails ?? []) : [];
}

const bugs: readonly RealBug[] = realBugs();

describe('the bugs that happened', () => {
  test('are named once each', () => {
    expect(bugs.length).toBeGreaterThanOrEqual(40);
    expect(new Set(bugs.map(({ link }) => link)).size).toBe(bugs.length);
  });

  test.each(bugs)('$link is caught', async ({ suite, faults, check }) => {
    expect(faults).not.toEqual([]);
    for (const name of faults)
      expect([name, await keysOf(suite, name)]).toEqual([name, expect.arrayContaining([check])]);
  });

  test.each(bugs)('$link is described by a sentence', ({ what, link, project }) => {
    expect(what).toMatch(/^[A-Z][^|\n]*\.$/);
    expect(link).toContain(`/${project}/`);
    expect(link).toMatch(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/(issues|pull)\/\d+$/);
  });
});
