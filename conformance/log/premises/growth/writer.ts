/** Adds entries to the log, by the append route of the reference or by CreateEntry. */

import { premise } from '../../../core/check/premise.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import type { Creation } from '../../oracle/entry/creation.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { firstEntry } from '../create/first-entry.ts';
import { runEntries } from '../create/run-entries.ts';
import { sendEntry } from '../create/send-entry.ts';

/** A leaf that the log accepted: its hash and the index that the log gave it. */
export interface AcceptedLeaf {
  readonly index: bigint;
  readonly hash: Uint8Array;
  /** The time of the acceptance, in milliseconds of the run. */
  readonly at: number;
}

export interface LogWriter {
  /** The smallest index that the first entry may get; 0 if that is not known. */
  readonly from: bigint;
  /** Adds an entry; `name` is unique in the run. */
  add(name: string): Promise<AcceptedLeaf>;
  /** How many to add at a time. */
  readonly batchSize: number;
  /** Of CreateEntry: every answer in order of arrival, also refusals. */
  readonly answered: readonly Creation[];
}

/** A log that answers after publication may need ten seconds for each batch. */
const CREATE_BATCH = 64;
const APPEND_BATCH = 16;

/** Prefers the append route if there are both, since it is a single request with a leaf of a few bytes. */
export const logWriter = premise<LogTarget>()({
  name: 'log-writer',
  async find(log, t): Promise<LogWriter> {
    const { append, create } = log;
    if (append) {
      return {
        from: 0n,
        batchSize: APPEND_BATCH,
        answered: [],
        async add(name) {
          // The run's id makes the leaf unique: leaves stay in the log, and a later run must not repeat them.
          const leaf = Buffer.from(`touchstone ${t.runId} ${name}\n`);
          return { index: await append(leaf), hash: leafHash(leaf), at: t.time.now() };
        },
      };
    }
    if (!create) return t.notApplicable('entries cannot be appended');
    const { logIndex } = (await t.use(firstEntry)).logged;
    const entries = await t.use(runEntries);
    const answered: Creation[] = [];
    return {
      from: logIndex + 1n,
      batchSize: CREATE_BATCH,
      answered,
      async add(name) {
        const creation = await sendEntry({ create }, entries.make(name), t.time);
        answered.push(creation);
        const { logged, answer, at } = creation;
        // The first entry was accepted; log/concurrency/separate-answers judges a refusal of this one.
        if (!logged)
          throw new TransportFailure('protocol', `an entry was answered with status ${answer.status}`, {
            answered: true,
          });
        return { index: logged.logIndex, hash: leafHash(logged.canonicalizedBody), at };
      },
    };
  },
});
