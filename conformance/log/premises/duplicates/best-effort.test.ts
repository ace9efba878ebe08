/** Logs with behaviour that correct logs may show as well: no check may fail. */

import { expect, test } from 'vitest';
import type { LogRig } from '../../../../src/reference/log/index.ts';
import { plan } from '../../../core/run/plan.ts';
import { runPlan } from '../../../core/run/run.ts';
import { failureKey, type Outcome } from '../../../core/verdict/outcome.ts';
import { logSuite } from '../../suite.ts';
import { withCreateRequests } from '../../testbed/create-requests.ts';
import { withParts } from '../../testbed/parts.ts';
import { conflictResponse, withIdentityOfRequest, withLastEntriesRemembered } from '../../testbed/repeats.ts';
import { logTestbed } from '../../testbed/testbed.ts';

/** The checks of some patterns that failed, with their reasons, and those that could not judge. */
async function judged(install: (rig: LogRig) => LogRig, ...only: string[]) {
  const { target } = await logTestbed(install, {});
  const chosen = plan(logSuite, { rulesets: ['interface', 'rekor-v2'], only });
  const { results } = await runPlan(chosen, target, { seed: 1n, time: target.time, runId: 'any' });
  await target.close();
  const ended = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).map(({ id }) => id);
  return { failed: results.map(failureKey).filter((key) => key !== undefined), unjudged: ended('inconclusive') };
}

test('a log that sometimes refuses and sometimes accepts a repeat', async () => {
  expect(
    await judged((rig) => withLastEntriesRemembered(rig, 1), 'log/duplicates/answered', 'log/sequences/*'),
  ).toEqual({
    failed: [],
    unjudged: ['log/duplicates/answered', 'log/sequences/acknowledged', 'log/sequences/repeats'],
  });
});

test('a log that sometimes returns the entry and sometimes accepts it again', async () => {
  const rig = (right: LogRig) => withLastEntriesRemembered({ ...right, duplicates: 'return-existing' }, 1);
  expect(await judged(rig, 'log/duplicates/answered')).toEqual({ failed: [], unjudged: ['log/duplicates/answered'] });
});

test('a log that forgets only in a longer sequence still has to keep acknowledged entries', async () => {
  expect(
    await judged((rig) => withLastEntriesRemembered(rig, 3), 'log/duplicates/answered', 'log/sequences/*'),
  ).toEqual({
    failed: [],
    unjudged: ['log/sequences/repeats'],
  });
});

test('a log that accepts an entry again whose client disconnected', async () => {
  expect(await judged((rig) => withLastEntriesRemembered(rig, 3), 'log/concurrency/retry-after-disconnect')).toEqual({
    failed: [],
    unjudged: ['log/concurrency/retry-after-disconnect'],
  });
});

test('a log that accepts other spellings of an entry, which it may have forgotten', async () => {
  const rig = (right: LogRig) => withIdentityOfRequest(right, (request) => request);
  expect(await judged(rig, 'log/duplicates/json-spellings')).toEqual({
    failed: [],
    unjudged: ['log/duplicates/json-spellings'],
  });
});

test('two instances that know only their own entries, and name the index that they know', async () => {
  let requests = 0;
  const rig = (right: LogRig) =>
    withParts(right, {
      identity: (body) => right.parts.identity(Buffer.concat([body, Buffer.from([requests++ % 2])])),
    });
  expect((await judged(rig, 'log/duplicates/json-spellings')).failed).toEqual([]);
});

test('a log whose gRPC instance accepts an entry that its HTTP instance refuses as a repeat', async () => {
  const rig = (right: LogRig) => {
    const indices = new Map<string, string>();
    return withCreateRequests({ ...right, duplicates: 'readmit' }, async ({ body, next }) => {
      const knownIndex = indices.get(body);
      if (knownIndex !== undefined) return conflictResponse(knownIndex);
      const answer = await next();
      if (answer.ok) indices.set(body, ((await answer.clone().json()) as { logIndex: string }).logIndex);
      return answer;
    });
  };
  expect(await judged(rig, 'log/duplicates/answered', 'log/rpc/status-codes')).toEqual({
    failed: [],
    unjudged: ['log/rpc/status-codes'],
  });
});

test('a log that accepts a too long entry over gRPC and HTTP, which the check of HTTP reports', async () => {
  const rig = (right: LogRig) => withParts(right, { entryLimit: () => 1_000_000 });
  expect(await judged(rig, 'log/rpc/status-codes')).toEqual({ failed: [], unjudged: ['log/rpc/status-codes'] });
});

/** A firewall in front of the log, which refuses with an HTML page. */
const behindFirewall = (no: (body: string) => boolean) => (rig: LogRig) =>
  withCreateRequests(rig, async ({ body, next }) =>
    no(body)
      ? new Response('<html>Forbidden</html>', { status: 403, headers: { 'content-type': 'text/html' } })
      : next(),
  );

test('a log behind a firewall that lets no keys in PEM through', async () => {
  const keys = behindFirewall((body) => /LS0tLS1CRUdJTi/.test(body));
  expect(await judged(keys, 'log/admission/*', 'log/limits/*', 'log/create-errors/*')).toEqual({
    failed: [],
    unjudged: ['log/admission/key'],
  });
});

test('a log behind a firewall that lets no large requests through', async () => {
  const large = behindFirewall((body) => body.length > 1_000_000);
  expect(await judged(large, 'log/limits/*')).toEqual({ failed: [], unjudged: ['log/limits/request-size'] });
});
