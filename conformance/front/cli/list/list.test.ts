/** What the commands that only tell something say. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { choicesOf } from '../../../core/spec/choice.ts';
import { defaultProfiles, profilesOf } from '../../../core/spec/profile.ts';
import { requirementsOf } from '../../../core/spec/requirement.ts';
import { logSuite } from '../../../log/suite.ts';
import { SUITES } from '../../../suites.ts';
import { touchstone } from '../command.test-tool.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('list', () => {
  test('--choices shows every choice with its options, as text and as data', async () => {
    const [text, json] = await Promise.all([
      touchstone(['list', '--choices']),
      touchstone(['list', '--choices', '--json']),
    ]);
    const choices = SUITES.flatMap(({ name }) => choicesOf(name));
    expect(JSON.parse(json.stdout)).toEqual(choices);
    for (const { name, options, number } of choices)
      for (const option of number ? ['<number>'] : Object.keys(options!))
        expect(text.stdout).toContain(`\n            ${name}=${option}: `);
  });

  test('--profiles shows every profile with its rulesets', async () => {
    const { stdout } = await touchstone(['list', '--profiles']);
    for (const { name: suite } of SUITES)
      for (const [name, { text, rulesets }] of Object.entries(profilesOf(suite)))
        expect(stdout).toContain(
          `${name} (check ${suite}${defaultProfiles(suite, false).includes(name) ? ', by default' : ''}): ${text}\n` +
            (rulesets.join() === name ? '' : `            rulesets: ${rulesets.join(', ')}\n`),
        );
  });

  test('--unproved shows what no check proves, or says that there is nothing', async () => {
    const proved = new Set(logSuite.checks.flatMap((check) => check.proves));
    const open = requirementsOf('log').filter((requirement) => !requirement.excluded && !proved.has(requirement.id));
    const { stdout } = await touchstone(['list', 'log', '--unproved']);
    const ids = stdout.split('\n').flatMap((line) => /^LOG-\w+-\d+/.exec(line) ?? []);
    expect(ids).toEqual(open.map((requirement) => requirement.id));
    expect(stdout).not.toBe('');
  });

  test('--excluded shows what cannot be seen from outside, each with its reason', async () => {
    const excluded = requirementsOf('feed').filter((requirement) => requirement.excluded);
    const { stdout } = await touchstone(['list', 'feed', '--excluded', '--json']);
    expect(JSON.parse(stdout)).toMatchObject(excluded.map(({ id, excluded: reason }) => ({ id, excluded: reason })));
    const text = (await touchstone(['list', 'feed', '--excluded'])).stdout;
    for (const { excluded: reason } of excluded) expect(text).toContain(`not judged: ${reason!.slice(0, 30)}`);
    expect(excluded).not.toEqual([]);
  });

  test('shows one thing at a time', async () => {
    const { code, stderr } = await touchstone(['list', '--choices', '--unproved']);
    expect([code, stderr]).toEqual([
      2,
      'touchstone: --unproved and --choices exclude each other: they are separate lists.\n',
    ]);
  });
});

test.each([
  ['LOG-TL-99', 'LOG-TL-'],
  ['log/tile/served', 'log/tiles/served'],
  ['log/tiles/served#mising', 'log/tiles/served#missing'],
  ['empty-lag', 'empty-log'],
  ['rekor2', 'rekor-v2'],
  ['leaf-hash-without-prefx', 'leaf-hash-without-prefix'],
])('explain %s asks whether another was meant', async (typed, meant) => {
  const { code, stderr } = await touchstone(['explain', typed]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(`nothing is called "${typed}"; similar: ${meant}`)]);
});

test('variants of a check are found by its id', async () => {
  const { code, stdout } = await touchstone(['variants', 'list', 'log/checkpoint/not-cached']);
  expect([code, stdout]).toEqual([0, expect.stringContaining('checkpoint-not-stored: ')]);
});

test('a reference that is not served is judged by the self-test, which is said', async () => {
  const { code, stderr } = await touchstone(['serve', 'migration', '--fault', 'sends-nothing']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('"touchstone self-test migration --only NAME"')]);
});

test.each([
  [
    'log',
    'fault',
    'naive-dates',
    'the reference of the suite feed has this fault: "touchstone serve feed --fault naive-dates" runs it',
  ],
  ['feed', 'variant', 'foreign-signature-first', '"touchstone serve log --variant foreign-signature-first" runs it'],
  ['log', 'fault', 'sends-nothing', '"touchstone self-test migration --only sends-nothing" runs it'],
  ['log', 'fault', 'naive-date', 'there is no fault with that name'],
])('serve %s --%s %s says whose it is', async (suite, kind, name, sentence) => {
  const { code, stderr } = await touchstone(['serve', suite, `--${kind}`, name]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
});

test('explain of an old name says what it is called now', async () => {
  const { code, stderr } = await touchstone(['explain', 'log/entries/cacheable#short']);
  const now = 'nothing is called "log/entries/cacheable#short" any more: it is "log/bundles/cacheable#short-lived" now';
  expect([code, stderr]).toEqual([2, `touchstone: ${now}.\n`]);
});

test.each([
  ['rekor-v2', [`rekor-v2 (log): ${profilesOf('log')['rekor-v2']!.text}`, '  tlog-tiles: ', '--profile rekor-v2']],
  [
    'leaf-hash-without-prefix',
    [
      'leaf-hash-without-prefix (fault): hashes entries without',
      'Caught by:\n  log/tiles/match-entries#leaf-hash\n',
      '  LOG-MH-001 (must',
    ],
  ],
  ['leaf-hash-without-prefix', ['\nRun it with npm run touchstone -- serve log --fault leaf-hash-without-prefix\n']],
  [
    'log/tiles/match-entries#leaf-hash',
    [
      'File: conformance/log/checks/tiles/match-entries.ts:',
      'Faults that it catches:',
      '  leaf-hash-without-prefix (conformance/log/faults/tiles/match-entries.ts:',
    ],
  ],
  [
    'log/checkpoint/not-cached#heuristic',
    ['  checkpoint-with-last-modified-only (', 'Variants near them, which pass:', '  checkpoint-not-stored ('],
  ],
  ['migration/account/sender', ['No fault of the reference is at its address.\n', 'interop/faulty']],
  ['sends-nothing', ['\nRun it with npm run touchstone -- self-test migration --only sends-nothing\n']],
  ['argv', ['argv: a facet that checks of a migration need (--without argv leaves them out)', '  migration/']],
  ['foreign-signature-first', ['foreign-signature-first (variant): ', 'Allowed by: C2SP signed-note']],
])('explain %s', async (id, parts) => {
  const { code, stdout } = await touchstone(['explain', id]);
  expect(code).toBe(0);
  for (const part of parts) expect(stdout).toContain(part);
});

test('explain of what is like nothing says where the names are', async () => {
  const { stderr } = await touchstone(['explain', 'quite-another-thing']);
  expect(stderr).toBe(
    'touchstone: nothing is called "quite-another-thing"; "touchstone list" shows requirements, checks and reasons. ' +
      'Tools with one fault each are in conformance/migration/fakes and interop/faulty of the sources.\n',
  );
});

test('an unreachable log is reported once, without requirements that were not judged', async () => {
  const { code, stdout, stderr } = await touchstone([
    'check',
    'log',
    '--url',
    'http://127.0.0.1:1',
    '--without',
    'keys',
  ]);
  expect([code, stderr]).toEqual([4, '']);
  expect(stdout.match(/the connection was refused/g)).toHaveLength(1);
  expect(stdout).not.toMatch(/LOG-\w\w-\d\d\d/);
});

test('an empty baseline is reported, and does no harm', async () => {
  const baseline = join(folder, 'baseline.yaml');
  writeFileSync(baseline, 'failures: []\n');
  const args = ['check', 'log', '--url', 'http://127.0.0.1:1', '--baseline', baseline, '--plan'];
  const { code, stderr } = await touchstone(args);
  expect([code, stderr]).toEqual([
    0,
    `touchstone: the baseline ${baseline} has no entries, so no failure is expected\n`,
  ]);
});

describe('faults list and variants list', () => {
  const names = async (kind: string, ...words: string[]) => {
    const { code, stdout } = await touchstone([kind, 'list', ...words, '--json']);
    expect(code).toBe(0);
    return (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);
  };
  test('show those alone that have each word: in a name, by a check, by a requirement, in what allows them', async () => {
    const faultsOfSuites = await Promise.all(SUITES.map(({ name }) => names('faults', name)));
    const logFaults = faultsOfSuites[SUITES.findIndex(({ name }) => name === 'log')]!;
    expect(await names('faults')).toEqual(faultsOfSuites.flat());
    const ofCheck = await names('faults', 'log/tiles/match-entries');
    expect(ofCheck).toContain('leaf-hash-without-prefix');
    expect(ofCheck.length).toBeLessThan(logFaults.length / 2);
    expect(await names('faults', 'log/tiles/match-*#leaf-hash', 'WITHOUT-prefix')).toEqual([
      'leaf-hash-without-prefix',
    ]);
    expect(await names('faults', 'LOG-MH-001')).toContain('leaf-hash-without-prefix');
    expect(await names('variants', 'choice algorithms')).toContain('no-p-256-keys');
  });
  test('name the options that one needs to show what it does', async () => {
    const { stdout } = await touchstone(['faults', 'list', 'feed', 'errors-not-mirrored-as-declared']);
    expect(stdout).toMatch(/^errors-not-mirrored-as-declared: .*\n.*\n {4}judged with --declare status=mirrored\n$/);
  });
  test('say where the faulty tools are that no reference has', async () => {
    const lastLine = async (...words: string[]) =>
      (await touchstone(['faults', 'list', ...words])).stdout.trimEnd().split('\n').at(-1);
    const tools = 'Tools with one fault each are in conformance/migration/fakes and interop/faulty of the sources.';
    expect(await lastLine('migration')).toBe(tools);
    expect(await lastLine('feed')).not.toBe(tools);
    expect(await lastLine('feed/event/span')).not.toBe(tools);
  });
  test('report where nothing matches', async () => {
    const { code, stderr } = await touchstone(['faults', 'list', 'leaf-hash', 'nothing-like-it']);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(
        /^touchstone: none of the \d+ faults has "leaf-hash" and "nothing-like-it"\. Tools with one fault each /,
      ),
    ]);
  });
});

test.each([
  ['log/tiles/match-entries', 'log/tiles/match-entries.md'],
  ['LOG-MH-001', 'log/requirements/LOG-MH.md#log-mh-001'],
  ['empty-log', 'log/choices/empty-log.md'],
  ['leaf-hash-without-prefix', 'log/tiles/match-entries.md#leaf-hash-without-prefix'],
])('explain %s names its page', async (name, page) =>
  expect((await touchstone(['explain', name])).stdout).toMatch(
    new RegExp(`^ *Page: docs/reference/${page}, in Touchstone's repository$`, 'm'),
  ),
);

describe('explain of a requirement', () => {
  const explained = async (id: string) => (await touchstone(['explain', id])).stdout.replace(/\n +/g, ' ');
  test('says which version of its document it restates, and what a tagged one says otherwise', async () => {
    const text = await explained('LOG-TL-012');
    expect(text).toMatch(/Version: main of 2026-07-22 \(5ba5ee830903\); tagged: v0\.1\.0/);
    expect(text).toContain(
      'Since v0.1.0: v0.1.0 knows no pruning, and so no minimum index. (https://github.com/C2SP/C2SP/pull/138)',
    );
    expect(await explained('LOG-CP-018')).toContain('Later: A log may have several URL prefixes');
    expect(await explained('LOG-CP-001')).toContain('no other version is known to differ in this');
  });
  test('says where the statements of a document without an address are', async () => {
    const restated = (suite: string) =>
      `(no public address; spec/${suite}/requirements.yaml says what it demands, in our words)`;
    expect(await explained('LOG-IF-001')).toContain(
      `Source: Transparency Log Service Interface, Endpoints ${restated('log')}`,
    );
    expect(await explained('MIG-CL-001')).toContain(restated('migration'));
    expect(await explained('LOG-CP-001')).not.toContain('no public address');
  });
  test('says nothing of versions if its document has no versions', async () =>
    expect(await explained('FEED-FM-001')).not.toContain('Version:'));
});
