/** Clients of the known service that others wrote, judged by `touchstone check feed-client`. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { touchstone } from '../../conformance/front/cli/command.test-tool.ts';
import type { Report } from '../../conformance/report/document/report.ts';
import { quoted } from '../log-client/judged.ts';
import { pythonEnvironment } from '../python/environment.ts';

const beside = (file: string) => quoted(fileURLToPath(new URL(`./${file}`, import.meta.url)));
const inNode = (file: string) => `${quoted(process.execPath)} --no-warnings ${beside(file)}`;

/** Judges a client of a kind, which is a program. */
async function judged(program: string, kind: 'list' | 'poll', ...args: string[]): Promise<Report> {
  const command = `${program} ${kind} {url} {site} {key}`;
  const words = [
    'check',
    'feed-client',
    '--kind',
    kind,
    '--command',
    command,
    '--timeout',
    '120000',
    '--json',
    ...args,
  ];
  const { stdout, stderr } = await touchstone(words);
  if (stdout === '') throw new Error(`no report: ${stderr}`);
  return JSON.parse(stdout) as Report;
}

/** What it takes for right and what it refuses, each by its key and the feed, sorted. */
const failuresOf = ({ checks }: Report): readonly string[] =>
  checks
    .filter(({ outcome }) => outcome === 'fail')
    .map(({ id, reason, level, at }) => `${level} ${id.replace('feed-client/', '')}#${reason}: ${at}`)
    .sort();

/** They hand on what a parser of JSON gives them. */
const AS_PARSED = [
  'should forms/data#entries: touchstone serve feed --events 2 --fault ids-in-place-of-events',
  'should forms/dates#offset: touchstone serve feed --events 2 --fault naive-dates',
  'should forms/lists#times: touchstone serve feed --events 2 --fault single-time-as-object',
  'should forms/texts#title: touchstone serve feed --events 10 --fault digits-as-number',
  'should forms/unique-ids#twice: touchstone serve feed --events 2 --fault same-id-twice',
  // The text of the answer is decoded before it is parsed, and U+FFFD stands for what is not UTF-8.
  'should json/encoding#utf8: touchstone serve feed --events 2 --fault json-in-latin-1',
];
/** So do those from npm. */
const BY_NODE = [
  ...AS_PARSED,
  // Neither names a coding, and neither undoes one.
  'should json/unasked-gzip#gzip: touchstone serve feed --events 2 --variant gzip-where-nothing-was-said',
  // Numbers are doubles.
  'should values/ids#digits: touchstone serve feed --events 2 --variant extreme-ids',
];
/** Who looks at the status of HTTP alone finds 200 there. */
const REFUSALS = 'must answer/refusal#wrong: touchstone serve feed --events 2  # with another key';
/** Who looks at neither status takes every refusal for an empty list. */
const ERRORS =
  'must answer/http-status#mirrored: touchstone serve feed --events 2 --variant mirrored-statuses  # with another key';
/** An instance keeps the first list of a site for good. */
const KEPT = [
  'must live/changed#stale: touchstone serve feed --events 2  # and then: change',
  'must live/published#stale: touchstone serve feed --events 2  # and then: publish',
  'must live/withdrawn#stale: touchstone serve feed --events 2  # and then: withdraw',
];

describe('clients from npm', { timeout: 900_000 }, () => {
  test('uwapi, a reader of the list', async () => {
    const report = await judged(inNode('uwapi.ts'), 'list');
    expect([report.verdict, failuresOf(report)]).toEqual(['conformant', BY_NODE]);
  });
  test('uwapi, one instance that looks again', async () => {
    const report = await judged(inNode('uwapi.ts'), 'poll', '--only', 'feed-client/live/**');
    expect([report.verdict, failuresOf(report)]).toEqual(['not-conformant', KEPT]);
  });
  test('uwaterloo-api, a reader of the list', async () => {
    const report = await judged(inNode('uwaterloo-api.ts'), 'list');
    expect([report.verdict, failuresOf(report)]).toEqual(['not-conformant', [REFUSALS, ...BY_NODE]]);
  });
  test('uwaterloo-api, one instance that looks again', async () => {
    const report = await judged(inNode('uwaterloo-api.ts'), 'poll', '--only', 'feed-client/live/**');
    expect([report.verdict, failuresOf(report)]).toEqual(['conformant', []]);
  });
});

describe('a client from PyPI', { timeout: 900_000 }, () => {
  test('uwaterloodriver, a reader of the list, and one that looks again', async () => {
    const program = `${quoted(await pythonEnvironment())} ${beside('driver.py')}`;
    const list = await judged(program, 'list');
    expect([list.verdict, failuresOf(list)]).toEqual(['not-conformant', [ERRORS, REFUSALS, ...AS_PARSED]]);
    const again = await judged(program, 'poll', '--only', 'feed-client/live/**');
    expect([again.verdict, failuresOf(again)]).toEqual(['conformant', []]);
  });
});
