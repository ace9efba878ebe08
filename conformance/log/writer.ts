/** How entries come into the log: by its own route, or by CreateEntry. */
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import { Trouble } from '../core/trouble.ts';
import { leafHash } from '../oracle/merkle.ts';
import { type Creation, created, creation, maker } from './created.ts';

/** A leaf that the log accepted: its hash and the index that the log gave it. */
export interface Accepted {
  readonly index: bigint;
  readonly hash: Uint8Array;
  /** When its acceptance came back, in milliseconds of the run. */
  readonly at: number;
}

/** A way to add entries. */
export interface Writer {
  /** Adds an entry; `name` tells it from the others of the run. */
  add(name: string): Promise<Accepted>;
  /** How many to add at a time. */
  readonly together: number;
  /** Where entries are created: what each of them was answered, in the order of the answers, whether it was taken or not. */
  readonly answered: readonly Creation[];
}

/** The facets of which one lets entries be added. */
export const ADDING = ['append', 'create'] as const;
/** A log that answers once an entry is published may take ten seconds for each time that it is asked. */
const CREATED_TOGETHER = 64;
const APPENDED_TOGETHER = 16;

/** The way to add entries that the log has; its own route where it has both, since that is asked for less. */
export const writer = premise<LogTarget>()({
  name: 'writer',
  owners: {},
  async find(log, t): Promise<Writer> {
    const { append, create } = log;
    if (append) {
      return {
        together: APPENDED_TOGETHER,
        answered: [],
        async add(name) {
          // Unlike any leaf of another run: writes to a log are for ever.
          const leaf = Buffer.from(`touchstone ${t.runId} ${name}\n`);
          return { index: await append(leaf), hash: leafHash(leaf), at: t.time.now() };
        },
      };
    }
    if (!create) return t.notApplicable('nothing can be appended');
    await t.use(created);
    const entries = await t.use(maker);
    const answered: Creation[] = [];
    return {
      together: CREATED_TOGETHER,
      answered,
      async add(name) {
        const made = await creation({ create }, entries.make(name), t.time);
        answered.push(made);
        const { logged, answer, at } = made;
        // The first entry was taken: what becomes of this one is for those checks to say that ask for it.
        if (!logged)
          throw new Trouble('protocol', `an entry was answered with status ${answer.status}`, { answered: true });
        return { index: logged.logIndex, hash: leafHash(logged.canonicalizedBody), at };
      },
    };
  },
});
