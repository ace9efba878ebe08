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
import { logClientSuite } from '../suite.ts';
import type { LogClientTarget } from '../target/log-client-target.ts';
import type { LogClientNeeds } from '../testbed/alteration.ts';
import { clientTestbed } from '../testbed/testbed.ts';
import { alteredClient } from './altered-client.test-tool.ts';
import { logClientTarget } from './client.ts';

const TIMEOUT_MS = 600_000;
const PROGRAM = fileURLToPath(new URL('./altered-program.test-tool.ts', import.meta.url));

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }));
afterAll(() => server.close());

type As = NonNullable<LogClientNeeds['as']>;
const shown = (results: readonly Pick<CheckResult, 'id' | 'outcome' | 'reason' | 'expected' | 'at'>[]) =>
  results.map(({ id, outcome, reason = '', expected = '', at = '' }) =>
    [id, outcome, reason, expected, at].join(' | '),
  );
const kindOf = (as: As) => (as === 'proof' ? 'inclusion' : as);

async function judged(as: As, target: LogClientTarget & OpenTarget) {
  const chosen = plan(logClientSuite, { rulesets: rulesetsOf('log-client', [kindOf(as)]) });
  return shown((await runPlan(chosen, target, { seed: 1n, time: target.time })).results);
}

const loaded = await Promise.all(
  Object.entries({ ...faults, ...variants }).map(async ([name, { load }]) => ({ name, ...(await load()) })),
);

describe('as a function', () => {
  test.each(loaded.map((one, at) => ({ ...one, msw: at % 2 === 0 ? server : undefined })))(
    '$name',
    { timeout: TIMEOUT_MS },
    async ({ install, needs: { as = 'checkpoint' }, msw }) => {
      const inMemory = await judged(as, clientTestbed(install, { as }).target);
      const target = await logClientTarget(alteredClient(as, install, msw));
      expect(await judged(as, target)).toEqual(inMemory);
    },
  );
  const right: readonly As[] = ['checkpoint', 'inclusion', 'proof', 'log', 'monitor', 'writer'];
  test.each(right.flatMap((as) => [undefined, server].map((msw) => ({ as, msw }))))(
    'the reference passes as $as',
    { timeout: TIMEOUT_MS },
    async ({ as, msw }) => {
      const target = await logClientTarget(alteredClient(as, undefined, msw));
      const results = await judged(as, target);
      expect(results.filter((result) => !/ \| (pass|not-applicable) \| /.test(result))).toEqual([]);
      expect(results.length).toBeGreaterThan(5);
    },
  );
});

/** The words of the program, for each use that can be had by one run. */
const WORDS: Readonly<Partial<Record<As, string>>> = {
  checkpoint: '{vkey} {origin} {url}',
  inclusion: '{vkey} {origin} {url} {index} {entry}',
  proof: '{vkey} {origin} {proof} {index} {entry}',
  log: '{vkey} {origin} {url}',
  writer: '{vkey} {origin} {url}',
};
const asPrograms = loaded.flatMap(({ name, kind, install, needs: { as = 'checkpoint' } }) => {
  const words = WORDS[as];
  return kind === 'fault' && words && isOneIn(7, name) ? [{ name, install, as, words }] : [];
});

describe('as a program, by the command', () => {
  test('there are some of several kinds', () => {
    expect(asPrograms.length).toBeGreaterThan(4);
    expect(new Set(asPrograms.map(({ as }) => as)).size).toBeGreaterThan(2);
  });
  test.each(asPrograms)('$name', { timeout: TIMEOUT_MS }, async ({ name, install, as, words }) => {
    const command = `'${process.execPath}' --no-warnings '${PROGRAM}' ${name} ${as} ${words}`;
    const report = reportIn(
      await touchstone(['check', 'log-client', '--kind', kindOf(as), '--command', command, '--json']),
    );
    expect(report.checks.some(({ outcome }) => outcome === 'fail')).toBe(true);
    expect(shown(report.checks)).toEqual(await judged(as, await logClientTarget(alteredClient(as, install))));
  });
});
