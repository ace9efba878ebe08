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

/** Puts entries into the log one after the other; those that come while a batch is being published make the next one. */
export interface Sequencer {
  /** How many entries are waiting or being published. */
  outstanding(): number;
  /** Resolves when a published checkpoint covers the entry. All entries of a batch fail together. */
  add(entry: Uint8Array): Promise<Placed>;
}

/** `publish` appends a batch and publishes it. */
export function sequencer(publish: (entries: readonly Uint8Array[]) => Promise<Published>): Sequencer {
  const waiting: Waiting[] = [];
  let outstanding = 0;
  let running = false;

  const run = async (): Promise<void> => {
    running = true;
    // Entries of the same turn are published together.
    await Promise.resolve();
    while (waiting.length > 0) {
      const batch = waiting.splice(0, TOGETHER);
      try {
        const { first, ...published } = await publish(batch.map(({ entry }) => entry));
        for (const [i, { resolve }] of batch.entries()) resolve({ ...published, index: first + BigInt(i) });
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
