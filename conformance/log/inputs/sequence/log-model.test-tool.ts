/** The reference log by random sequences of requests, in process. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLog, type Log, type LogRig } from '../../../../src/reference/log/index.ts';
import { requestJson } from '../../oracle/entry/create-request.ts';
import { readLogEntry } from '../../oracle/entry/log-entry-json.ts';
import { rightLogRig } from '../../testbed/testbed.ts';
import { entryMaker } from '../entry/entry-maker.ts';
import { type AcknowledgedEntry, type LogDriver, LogModel } from './log-model.ts';
import type { LogStep } from './log-steps.ts';
import { logSteps } from './random-log-steps.ts';

export const STEPS = logSteps({ restart: true, least: 1, most: 30 });
export const WRITES = 40;
const entries = entryMaker({ runId: 'log-model.test' });

/** A log that can be restarted, driven without a target. */
export async function driverOf(rig: LogRig): Promise<LogDriver> {
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
export async function outcome(
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

/** The tests of right logs. `numRuns`: how many sequences each of them has. */
export function testRightLogs(numRuns: number): void {
  for (const duplicates of ['refuse', 'return-existing', 'readmit'] as const)
    test(`the reference keeps what it acknowledged, whatever it is asked (duplicates: ${duplicates})`, async () => {
      await fc.assert(
        fc.asyncProperty(STEPS, async (steps) => {
          expect(await outcome({ ...rightLogRig(), duplicates }, steps)).toBeUndefined();
        }),
        { numRuns },
      );
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
      { numRuns },
    );
  });
}
