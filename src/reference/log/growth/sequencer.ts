import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';

/** A published batch. */
export interface Published {
  /** Index of the batch's first entry. */
  readonly first: bigint;
  readonly size: bigint;
  readonly root: Uint8Array;
  readonly checkpoint: string;
}

/** The place of an entry in the log. */
export type Placed = Omit<Published, 'first'> & { readonly index: bigint };

interface Waiting {
  readonly entry: Uint8Array;
  readonly resolve: (placed: Placed) => void;
  readonly reject: (cause: unknown) => void;
}

/** How many entries are published together at most: so many are under way at most, unless the rig says otherwise. */
const TOGETHER = 4096;
/** From here on a batch waits for entries that are about to come: the syncs of a small one would cost more than they do. */
const MANY = 16;
/**
 * With so many entries under way a batch leaves half of them to the next: one half is published while the clients of the other
 * are answered and come back.
 */
const SHARED = 128;
/** How long a batch waits until it has as many entries as the batch before, in milliseconds; and how long without a new one. */
const LATER_MS = 20;
const PAUSE_MS = 3;
/** How long a batch waits for entries that are being verified, and for answers to be sent, in milliseconds. */
const COMING_MS = 350;
/** How many entries are answered in a turn: in between, connections are accepted and requests read. */
const ANSWERED = 64;

/** Puts entries into the log one after the other; those that come while a batch is being published make the next one. */
export interface Sequencer {
  /** How many entries are waiting or being published. */
  outstanding(): number;
  /** Resolves when a published checkpoint covers the entry. All entries of a batch fail together. */
  add(entry: Uint8Array): Promise<Placed>;
}

/** `publish` appends a batch and publishes it; `coming` is how many entries are about to be added. */
export function sequencer(
  publish: (entries: readonly Uint8Array[]) => Promise<Published>,
  coming: () => number = () => 0,
): Sequencer {
  const waiting: Waiting[] = [];
  let outstanding = 0;
  /** How many published entries are not answered yet. */
  let unanswered = 0;
  /** How many entries the batch before had. */
  let usual = Number.POSITIVE_INFINITY;
  /** The most entries that were under way at a time, during the batch before and since. */
  let mostBefore = 0;
  let most = 0;
  let running = false;

  /** How many entries the next batch has at most. Where some are being verified, they are the other half. */
  const largest = (): number => {
    const underWay = Math.max(most, mostBefore);
    return underWay < SHARED || coming() > 0 ? TOGETHER : Math.min(TOGETHER, Math.ceil(underWay / 2));
  };

  /**
   * Waits, while many entries come, until most of them are here: the more entries a batch has, the fewer syncs an entry
   * takes. Those that are being verified meanwhile are enough to keep the threads busy until the batch is published. Clients
   * that are answered are likely to come back: the first of them is not to have a batch of its own.
   */
  const collect = async (): Promise<void> => {
    const began = performance.now();
    const isWithin = (ms: number) => waiting.length < largest() && performance.now() - began < ms;
    const isEarly = () => unanswered > 0 || coming() > waiting.length / 8;
    while (isEarly() && waiting.length + unanswered + coming() >= MANY && isWithin(COMING_MS)) await sleep(1);
    const answered = performance.now();
    let [before, cameMs] = [0, answered];
    const enough = () => (largest() < TOGETHER ? largest() : Math.min(usual, TOGETHER));
    while (waiting.length >= MANY && waiting.length < enough()) {
      const now = performance.now();
      if (waiting.length > before) [before, cameMs] = [waiting.length, now];
      if (now - cameMs >= PAUSE_MS || now - answered >= LATER_MS) break;
      await turn();
    }
  };

  const answer = async (batch: readonly Waiting[], { first, ...published }: Published): Promise<void> => {
    unanswered += batch.length;
    for (const [i, { resolve }] of batch.entries()) {
      if (i > 0 && i % ANSWERED === 0) await turn();
      unanswered--;
      resolve({ ...published, index: first + BigInt(i) });
    }
  };

  const run = async (): Promise<void> => {
    running = true;
    // Entries of the same turn are published together.
    await Promise.resolve();
    while (waiting.length > 0) {
      await collect();
      const batch = waiting.splice(0, largest());
      [mostBefore, most] = [most, outstanding];
      usual = batch.length;
      try {
        // The next batch is written while the answers to this one are sent.
        void answer(batch, await publish(batch.map(({ entry }) => entry)));
      } catch (cause) {
        for (const { reject } of batch) reject(cause);
      }
    }
    running = false;
  };

  return {
    outstanding: () => outstanding,
    add: async (entry) => {
      most = Math.max(most, ++outstanding);
      try {
        return await new Promise<Placed>((resolve, reject) => {
          waiting.push({ entry, resolve, reject });
          if (!running) void run();
        });
      } finally {
        outstanding--;
      }
    },
  };
}
