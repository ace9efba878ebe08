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
/** How long a batch waits for entries that come in the next turns of the event loop, in milliseconds. */
const TURNS_MS = 20;
/** How long a batch waits for entries that are being verified, in milliseconds. */
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
  let running = false;

  /**
   * Waits, while many entries come, until most of them are here: the more entries a batch has, the fewer syncs an entry
   * takes. Those that are being verified meanwhile are enough to keep the threads busy until the batch is published.
   */
  const collect = async (): Promise<void> => {
    const began = performance.now();
    const isWithin = (ms: number) => waiting.length < TOGETHER && performance.now() - began < ms;
    while (coming() > waiting.length / 8 && waiting.length + coming() >= MANY && isWithin(COMING_MS)) await sleep(1);
    for (let before = 0; waiting.length >= MANY && waiting.length > before && isWithin(TURNS_MS); ) {
      before = waiting.length;
      await turn();
    }
  };

  const answer = async (batch: readonly Waiting[], { first, ...published }: Published): Promise<void> => {
    for (const [i, { resolve }] of batch.entries()) {
      if (i > 0 && i % ANSWERED === 0) await turn();
      resolve({ ...published, index: first + BigInt(i) });
    }
  };

  const run = async (): Promise<void> => {
    running = true;
    // Entries of the same turn are published together.
    await Promise.resolve();
    while (waiting.length > 0) {
      await collect();
      const batch = waiting.splice(0, TOGETHER);
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
      outstanding++;
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
