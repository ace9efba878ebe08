/** `--requirements`: a log is judged by the requirements of releases that did not have some of the present ones. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { StoredSet } from '../../../command/requirement-sets.ts';
import { reportIn, type Served, serveLog, touchstone } from '../command.test-tool.ts';

const spec = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../spec/${name}`, import.meta.url), 'utf8')) as object;

vi.mock(import('../../../command/requirement-sets.ts'), async (original) => {
  const sets = await original();
  const { log } = (spec('requirements/0.1.json') as StoredSet).suites as Required<StoredSet['suites']>;
  const { 'LOG-MH-001': _added, ...levels } = log!.requirements['tlog-tiles']!;
  const { 'log/tiles/match-entries': _check, ...checks } = log!.checks;
  // The ruleset static-ct has the requirement as well, at the same level.
  const { 'LOG-MH-001': _shared, ...certificates } = log!.requirements['static-ct']!;
  const { 'tlog-tiles': _tiles, 'static-ct': _certificates, ...others } = log!.requirements;
  const having = (requirement: Record<string, 'should'>) => ({
    ...others,
    'tlog-tiles': { ...levels, ...requirement },
    'static-ct': { ...certificates, ...requirement },
  });
  const earlier = {
    // Had neither the requirement nor the check.
    '0.0': { ...log!, requirements: having({}), checks },
    // Recommended what is demanded now.
    '0.1': { ...log!, requirements: having({ 'LOG-MH-001': 'should' }) },
    // The present ones.
    '0.2': log!,
  } as const;
  return {
    ...sets,
    requirementSetVersions: () => Object.keys(earlier),
    readRequirementSet: (version: string) => sets.setOf(version, earlier[version as keyof typeof earlier]),
  };
});

const validate = new Ajv2020({ strict: true }).compile(spec('report.schema.json'));
let log: Served;
beforeAll(async () => {
  log = await serveLog('--fault', 'leaf-hash-without-prefix');
});
afterAll(() => log.stop());
const judge = (version: string, only = 'log/tiles/**', ...args: string[]) =>
  touchstone([
    ...['check', 'log', '--url', log.url, '--vkey', log.vkey, '--only', only, '--requirements', version],
    ...args,
  ]);

test('by the present requirements the log fails', async () => {
  const { code, stdout } = await judge('0.2');
  expect(code).toBe(1);
  expect(stdout).toContain('✗ log/tiles/match-entries#leaf-hash');
  expect(stdout).toContain('Requirements: those of 0.2, which are the present ones\n');
});

describe('by those of a release without the requirement', () => {
  test('it does not, and the failure is news, with what it blocks', async () => {
    const ended = await judge('0.0', 'log/tiles/**', '--strict', '--json');
    expect(ended.code).toBe(0);
    const report = reportIn(ended);
    expect(validate(report) ? [] : validate.errors).toEqual([]);
    expect(report.requirementSet).toEqual({
      version: '0.0',
      added: ['LOG-MH-001'],
      raised: [],
      gone: [],
      checks: ['log/tiles/match-entries'],
    });
    expect(report.checks.find(({ id }) => id === 'log/tiles/match-entries')).toMatchObject({
      outcome: 'waived',
      reason: 'leaf-hash',
      newSince: '0.0',
      because: 'new since the requirements of 0.0: the requirement LOG-MH-001',
    });
    expect(report.checks.filter(({ outcome }) => outcome === 'fail' || outcome === 'blocked')).toEqual([]);
    expect(report.scope.text).toContain('by the requirements of 0.0');
  });
  test('the text for people shows the news apart', async () => {
    const { code, stdout } = await judge('0.0');
    expect(code).toBe(0);
    const [, news] = /^New since these requirements, and no failure by them\n((?: .*\n)+)/m.exec(stdout)!;
    expect(news).toContain(
      '  new since the requirements of 0.0: the requirement LOG-MH-001\n      log/tiles/match-entries#leaf-hash\n',
    );
    expect(news).toContain('it stands on log/tiles/match-entries#leaf-hash');
    expect(stdout).toMatch(
      /Requirements: those of 0\.0\. Since then 1 was added \(LOG-MH-001\), 1 check or reason is new/,
    );
  });
});

test('by those of a release that recommended it, it warns, and fails a strict run', async () => {
  // Alone, since checks that it blocks would leave the run incomplete, as they did then.
  const alone = 'log/tiles/match-entries';
  const { code, stdout } = await judge('0.1', alone);
  expect(code).toBe(0);
  expect(stdout).toContain('△ warning log/tiles/match-entries#leaf-hash');
  expect(stdout).toContain('1 was raised to must (LOG-MH-001)');
  expect((await judge('0.1', alone, '--strict')).code).toBe(1);
});

test('an unknown release is refused, with those that there are', async () => {
  const { code, stdout, stderr } = await judge('9.9');
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toBe(
    'touchstone: --requirements 9.9: there is no such set of requirements; there are: 0.0, 0.1, 0.2.\n',
  );
});
