/** How requests are sent that no log may take. */

import { expect, test } from 'vitest';
import { plan } from '../../../core/run/plan.ts';
import { runPlan } from '../../../core/run/run.ts';
import { entryMaker } from '../../inputs/entry/entry-maker.ts';
import { REFUSED_REQUESTS } from '../../inputs/refused-request/refused-request.ts';
import { logSuite } from '../../suite.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { logTestbed } from '../../testbed/testbed.ts';

type Create = NonNullable<LogTarget['create']>;

const GROUP = 'log/admission/verifier';
const entries = entryMaker({ runId: 'any' });
const rows = REFUSED_REQUESTS.verifier(entries, 'verifier');
const all = Object.values(REFUSED_REQUESTS).flatMap((of) => of(entries, 'any')).length;
const later = () => new Promise((resolve) => setTimeout(resolve, 5));

/** What came of one group, and how many requests were under way with each that was refused. */
async function judged(stubborn: (body: string) => boolean, writesLeft?: number) {
  const { target } = await logTestbed((rig) => rig, {});
  const crowds: number[] = [];
  let under = 0;
  const create: Create = async (request) => {
    const crowd = ++under;
    const body = Buffer.from(request.body ?? '').toString();
    try {
      await later();
      const answer = await target.create!(request);
      if (answer.status < 300) return answer;
      crowds.push(crowd);
      return stubborn(body) ? { ...answer, status: 201 } : answer;
    } finally {
      under--;
    }
  };
  const log = { ...target, create, ...(writesLeft === undefined ? {} : { writesLeft: () => writesLeft }) };
  const chosen = plan(logSuite, { rulesets: ['interface', 'rekor-v2'], only: [GROUP] });
  const { results } = await runPlan(chosen, log, { seed: 1n, time: target.time, runId: 'any' });
  await target.close();
  return { result: results.find(({ id }) => id === GROUP)!, crowds };
}

test('six are under way at a time', async () => {
  const { result, crowds } = await judged(() => false);
  expect([result.outcome, result.subjects]).toEqual(['pass', rows.length + 1]);
  expect(Math.max(...crowds)).toBe(6);
  expect(crowds).toHaveLength(all);
});

test('they go one after the other where one write is left', async () => {
  const { result, crowds } = await judged(() => false, 1);
  expect(result.outcome).toBe('pass');
  expect(Math.max(...crowds)).toBe(1);
});

test('nothing follows those that were under way with one that was taken', async () => {
  const { result, crowds } = await judged((body) => body.includes('"publicKey":{}'), 1);
  expect([result.outcome, 'reason' in result && result.reason]).toEqual(['fail', 'accepted']);
  const left = rows.length - 1 - rows.findIndex(({ what }) => what.includes('empty public key'));
  expect(left).toBeGreaterThan(0);
  expect(crowds).toHaveLength(all - left);
});
