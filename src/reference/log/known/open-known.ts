import { parts as rightParts } from '../parts.ts';
import type { LogRig } from '../rig.ts';
import type { Store } from '../store/store.ts';
import { indexedEntries } from './indexed-entries.ts';
import type { Beginning, KnownEntries, PublishedBatch } from './known-entries.ts';
import { rememberedEntries } from './remembered-entries.ts';

/** The known entries of an open log. */
export interface OpenKnown {
  entries(): Promise<KnownEntries>;
  /** Notes entries that were published. Resolves when there is room for the next. */
  published(batch: PublishedBatch): Promise<void>;
  close(): Promise<void>;
}

/**
 * The entries that a log knows when it is opened: those in the index of its store, which is caught up first, or else the
 * last ones, which are read at the first request.
 */
export async function openKnown(rig: LogRig, store: Store, beginning: Beginning): Promise<OpenKnown> {
  const { parts } = rig;
  if (store.index !== undefined && usesIndex(rig)) {
    const indexed = await indexedEntries(store.index, store, beginning, parts);
    return { entries: async () => indexed, published: indexed.published, close: indexed.close };
  }
  let remembered: Promise<KnownEntries> | undefined;
  return {
    entries: () =>
      (remembered ??= rememberedEntries(store, beginning, parts).catch((cause: unknown) => {
        // After a failed read the next request tries again.
        remembered = undefined;
        throw cause;
      })),
    published: async () => undefined,
    close: async () => undefined,
  };
}

/** An index outlives its log: only a log whose entries are found, and found by the right parts, may write to it. */
function usesIndex({ parts, entries = true, duplicates, frozen }: LogRig): boolean {
  const isRight = (['identity', 'bundlePath', 'unbundle'] as const).every((name) => parts[name] === rightParts[name]);
  return isRight && entries && duplicates !== 'readmit' && frozen === undefined;
}
