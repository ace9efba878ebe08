/** A client is judged the same in whichever way it is reached: by a handler, as a function, by MSW, as a program. */

import { fileURLToPath } from 'node:url';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { rulesetsOf } from '../../core/spec/profile.ts';
import type { CheckResult } from '../../core/verdict/outcome.ts';
import { reportIn, touchstone } from '../../front/cli/command.test-tool.ts';
import { isOneIn } from '../../front/self-test/altered.test-tool.ts';
import type { OpenTarget } from '../../transport/client/open-target.ts';
import { faults, variants } from '../generated/alterations.ts';
import { feedClientSuite } from '../suite.ts';
import type { FeedClientTarget } from '../target/feed-client-target.ts';
import type { FeedClientNeeds } from '../testbed/alteration.ts';
import { readerTestbed } from '../testbed/testbed.ts';
import { alteredReader } from './altered-reader.test-tool.ts';
import { feedClientTarget } from './client.ts';

const TIMEOUT_MS = 600_000;
const PROGRAM = fileURLToPath(new URL('./altered-program.test-tool.ts', import.meta.url));
/** It compares with the date at which the virtual time of the self-test begins. */
const OF_A_DATE = 'series-refused';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }));
afterAll(() => server.close());

/** The values of events are left out, since their dates follow the time of the run. */
const shown = (results: readonly Pick<CheckResult, 'id' | 'outcome' | 'reason' | 'at'>[]) =>
  results.map(({ id, outcome, reason = '', at = '' }) => [id, outcome, reason, at].join(' | '));

async function judged({ as = 'list' }: FeedClientNeeds, target: FeedClientTarget & OpenTarget) {
  const chosen = plan(feedClientSuite, { rulesets: rulesetsOf('feed-client', [as]) });
  return shown((await runPlan(chosen, target, { seed: 1n, time: target.time })).results);
}

const loaded = (
  await Promise.all(
    Object.entries({ ...faults, ...variants }).map(async ([name, { load }]) => ({ name, ...(await load()) })),
  )
).filter(({ name }) => name !== OF_A_DATE);

describe('as a function', () => {
  test.each(loaded.map((one, at) => ({ ...one, msw: at % 2 === 0 ? server : undefined })))(
    '$name',
    { timeout: TIMEOUT_MS },
    async ({ install, needs, msw }) => {
      const inMemory = await judged(needs, readerTestbed(install, needs).target);
      expect(await judged(needs, await feedClientTarget(alteredReader(needs, install, msw)))).toEqual(inMemory);
    },
  );
  const right: readonly FeedClientNeeds[] = [
    { as: 'list' },
    { as: 'list', format: 'xml' },
    { as: 'list', format: 'jsonp' },
    { as: 'event' },
    { as: 'poll' },
  ];
  test.each(right.flatMap((needs) => [undefined, server].map((msw) => ({ needs, msw }))))(
    'the reference passes as $needs',
    { timeout: TIMEOUT_MS },
    async ({ needs, msw }) => {
      const results = await judged(needs, await feedClientTarget(alteredReader(needs, undefined, msw)));
      expect(results.filter((result) => !/ \| (pass|not-applicable) \| /.test(result))).toEqual([]);
      expect(results.length).toBeGreaterThan(20);
    },
  );
});

const asPrograms = loaded.filter(
  ({ name, kind, needs: { as } }) => kind === 'fault' && as !== 'poll' && isOneIn(9, name),
);

describe('as a program, by the command', () => {
  test('there are some', () => expect(asPrograms.length).toBeGreaterThan(4));
  test.each(asPrograms)('$name', { timeout: TIMEOUT_MS }, async ({ name, install, needs }) => {
    const { as = 'list' } = needs;
    const words = `{url} {site} {key}${as === 'event' ? ' {id}' : ''}`;
    const command = `'${process.execPath}' --no-warnings '${PROGRAM}' ${name} ${words}`;
    const report = reportIn(await touchstone(['check', 'feed-client', '--kind', as, '--command', command, '--json']));
    expect(report.checks.some(({ outcome }) => outcome === 'fail')).toBe(true);
    expect(shown(report.checks)).toEqual(await judged(needs, await feedClientTarget(alteredReader(needs, install))));
  });
});
