/** The reference log, and some that are wrong, by random sequences of requests, in process. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLog, type Log, type LogRig } from '../../../../src/reference/log/index.ts';
import { requestJson } from '../../oracle/entry/create-request.ts';
import { readLogEntry } from '../../oracle/entry/log-entry-json.ts';
import { withEntriesLostAtRestart } from '../../testbed/entry-loss.ts';
import { withLastEntriesRemembered } from '../../testbed/repeats.ts';
import { rightLogRig } from '../../testbed/testbed.ts';
import { entryMaker } from '../entry/entry-maker.ts';
import { type AcknowledgedEntry, type LogDriver, LogModel } from './log-model.ts';
import { type LogStep, logSteps, logStepsText } from './log-steps.ts';

const STEPS = logSteps({ restart: true, least: 1, most: 30 });
const WRITES = 40;
const entries = entryMaker({ runId: 'log-model.test' });

/** A log that can be restarted, driven without a target. */
async function driverOf(rig: LogRig): Promise<LogDriver> {
  const store = await rig.store(rig.parts);
  const open = () => createLog({ ...rig, store: () => store });
  let log: Log = await open();
  const at = 'http://log.example';
  const post = (name: string) =>
    log.handler(
      new Request(`${at}/api/v2/log/entries`, { method: 'POST', body: Buffer.from(requestJson(entries.make(name))) }),
    );
  const read = async (answer: Response): Promise<AcknowledgedEntry> => {
    const { logIndex, canonicalizedBody, inclusionProof } = readLogEntry(await answer.bytes()).value!;
    return { index: logIndex, body: canonicalizedBody, size: inclusionProof!.treeSize };
  };
  return {
    create: (names) => Promise.all(names.map(async (name) => read(await post(name)))),
    async resend(name, first) {
      const answer = await post(name);
      if (answer.status === 409) return { option: 'refuse', index: BigInt(answer.headers.get('x-log-index')!) };
      const { index } = await read(answer);
      return { option: index === first.index ? 'return-existing' : 'readmit', index };
    },
    async entries(indices) {
      const { bundlePath, unbundle } = rig.parts;
      return Promise.all(
        indices.map(async (index) => {
          const bundle = index / 256n;
          const width = bundle === log.size() / 256n ? Number(log.size() % 256n) : undefined;
          const answer = await log.handler(new Request(`${at}/api/v2/${bundlePath(bundle, width)}`));
          // No bytes: the entry is missing.
          return unbundle(await answer.bytes())?.[Number(index % 256n)] ?? new Uint8Array();
        }),
      );
    },
    async restart(how) {
      if (how === 'term') await log.close();
      rig.restarted?.();
      log = await open();
    },
  };
}

/** Runs all steps; the reason of the defect at the end. */
async function outcome(
  rig: LogRig,
  steps: readonly LogStep[],
  declared?: LogRig['duplicates'],
): Promise<string | undefined> {
  const model = new LogModel(await driverOf(rig), 'an entry', WRITES, declared);
  for (const step of steps) {
    const defect = await model.take(step);
    if (defect) return defect.reason;
  }
  return (await model.end())?.reason;
}

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

for (const duplicates of ['refuse', 'return-existing', 'readmit'] as const)
  test(`the reference keeps what it acknowledged, whatever it is asked (duplicates: ${duplicates})`, async () => {
    await fc.assert(
      fc.asyncProperty(STEPS, async (steps) => {
        expect(await outcome({ ...rightLogRig(), duplicates }, steps)).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });

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

test('entries that come in again after a restart are allowed', async () => {
  const rig = (): LogRig => {
    let life = 0;
    const right = rightLogRig();
    const { identity } = right.parts;
    const parts = { ...right.parts, identity: (body: Uint8Array) => identity(Buffer.from([...body, life])) };
    return { ...right, parts, restarted: () => life++ };
  };
  await fc.assert(
    fc.asyncProperty(STEPS, async (steps) => (await outcome(rig(), steps)) === undefined),
    { numRuns: 60 },
  );
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
