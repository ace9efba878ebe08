/** The reference log, and some that are wrong, by random sequences of requests, in process. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LogRig } from '../../../../src/reference/log/index.ts';
import { withEntriesLostAtRestart } from '../../testbed/entry-loss.ts';
import { withLastEntriesRemembered } from '../../testbed/repeats.ts';
import { rightLogRig } from '../../testbed/testbed.ts';
import { driverOf, outcome, STEPS, testRightLogs, WRITES } from './log-model.test-tool.ts';
import { type LogDriver, LogModel } from './log-model.ts';
import { type LogStep, logStepsText } from './log-steps.ts';

testRightLogs(15);

/** The smallest steps with a defect, and its reason. */
async function smallest(
  rig: () => LogRig,
  declared?: LogRig['duplicates'],
): Promise<{ steps: string; reason: string | undefined }> {
  const sound = fc.asyncProperty(STEPS, async (steps) => (await outcome(rig(), steps, declared)) === undefined);
  const { counterexample } = await fc.check(sound, { seed: 1, numRuns: 200 });
  const [steps] = counterexample!;
  return { steps: logStepsText(steps), reason: await outcome(rig(), steps, declared) };
}

test('a log that forgets its last entry when it is restarted is found, by the fewest steps', async () => {
  const forgetful = () => withEntriesLostAtRestart(rightLogRig(), (entries) => entries.slice(0, -1));
  expect(await smallest(forgetful)).toEqual({ steps: 'create one, restart', reason: 'lost' });
  const more: LogStep[] = [
    { kind: 'create', count: 2 },
    { kind: 'restart', how: 'kill' },
    { kind: 'create', count: 1 },
  ];
  expect(await outcome(forgetful(), more)).toBe('reused-index');
});

test('a log that comes back with another entry is found', async () => {
  const altered = () =>
    withEntriesLostAtRestart(rightLogRig(), (entries) => entries.map((entry) => entry.toReversed()));
  expect(await smallest(altered)).toEqual({ steps: 'create one, restart', reason: 'lost' });
});

test('a log that knows its last entry only, though it is declared to refuse, is found, by the fewest steps', async () => {
  const { steps, reason } = await smallest(() => withLastEntriesRemembered(rightLogRig(), 1), 'refuse');
  expect(reason).toBe('changed');
  expect(steps.split(', ').length).toBeLessThanOrEqual(4);
});

test('without a declaration a log may forget: its answers are reported', async () => {
  const model = new LogModel(await driverOf(withLastEntriesRemembered(rightLogRig(), 1)), 'an entry', WRITES);
  const resend = (back: number): LogStep => ({ kind: 'resend', back });
  for (const step of [
    { kind: 'create', count: 1 } as const,
    resend(0),
    { kind: 'create', count: 1 } as const,
    resend(1),
  ])
    expect(await model.take(step)).toBeUndefined();
  expect(model.options).toEqual(['refuse', 'readmit']);
});

test('a log that refuses now and answers with the entry then is found, declared or not', async () => {
  const driver = await driverOf({ ...rightLogRig(), duplicates: 'return-existing' });
  let count = 0;
  const fickle: LogDriver = {
    ...driver,
    resend: async (name, first) => {
      const { index } = await driver.resend(name, first);
      return { option: count++ === 0 ? 'refuse' : 'return-existing', index };
    },
  };
  const model = new LogModel(fickle, 'fickle', WRITES);
  await model.take({ kind: 'create', count: 1 });
  expect(await model.take({ kind: 'resend', back: 0 })).toBeUndefined();
  expect(await model.take({ kind: 'resend', back: 0 })).toMatchObject({ reason: 'changed' });
});

test('the same seed gives the same steps', () => {
  const steps = () => fc.sample(STEPS, { seed: 42, numRuns: 3 }).map(logStepsText);
  expect(steps()).toEqual(steps());
});

test('no more entries are created than a run may add', async () => {
  let created = 0;
  const driver = await driverOf(rightLogRig());
  const counted: LogDriver = {
    ...driver,
    create: (names) => {
      created += names.length;
      return driver.create(names);
    },
  };
  const model = new LogModel(counted, 'counted', 5);
  for (let i = 0; i < 4; i++) expect(await model.take({ kind: 'create', count: 3 })).toBeUndefined();
  expect(created).toBe(5);
});
