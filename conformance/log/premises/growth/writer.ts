/** How entries come into the log: by its own route, or by CreateEntry. */

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
  /** When its acceptance came back, in milliseconds of the run. */
  readonly at: number;
}

/** A way to add entries. */
export interface LogWriter {
  /** Adds an entry; `name` tells it from the others of the run. */
  add(name: string): Promise<AcceptedLeaf>;
  /** How many to add at a time. */
  readonly together: number;
  /** Where entries are created: what each of them was answered, in the order of the answers, whether it was taken or not. */
  readonly answered: readonly Creation[];
}
/** A log that answers once an entry is published may take ten seconds for each time that it is asked. */
const CREATED_AT_A_TIME = 64;
const APPENDED_AT_A_TIME = 16;

/** The way to add entries that the log has; its own route where it has both, since that is asked for less. */
export const logWriter = premise<LogTarget>()({
  name: 'writer',
  async find(log, t): Promise<LogWriter> {
    const { append, create } = log;
    if (append) {
      return {
        together: APPENDED_AT_A_TIME,
        answered: [],
        async add(name) {
          // Unlike any leaf of another run: writes to a log are for ever.
          const leaf = Buffer.from(`touchstone ${t.runId} ${name}\n`);
          return { index: await append(leaf), hash: leafHash(leaf), at: t.time.now() };
        },
      };
    }
    if (!create) return t.notApplicable('nothing can be appended');
    await t.use(firstEntry);
    const entries = await t.use(runEntries);
    const answered: Creation[] = [];
    return {
      together: CREATED_AT_A_TIME,
      answered,
      async add(name) {
        const made = await sendEntry({ create }, entries.make(name), t.time);
        answered.push(made);
        const { logged, answer, at } = made;
        // The first entry was taken: what becomes of this one is for those checks to say that ask for it.
        if (!logged)
          throw new TransportFailure('protocol', `an entry was answered with status ${answer.status}`, {
            answered: true,
          });
        return { index: logged.logIndex, hash: leafHash(logged.canonicalizedBody), at };
      },
    };
  },
});
