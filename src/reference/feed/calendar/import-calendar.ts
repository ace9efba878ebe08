import type { Clock } from '../../clock.ts';
import { noSuchSite } from '../error.ts';
import { writeInstant } from '../event/instant.ts';
import { freeId } from '../event/publish.ts';
import { readEvent } from '../event/read-event.ts';
import { json } from '../format/json.ts';
import type { Store } from '../store/store.ts';
import { type ReadingCalendar, readCalendar } from './read-calendar.ts';

/** The result of an import. */
export interface Imported {
  /** Number of new events. */
  readonly added: number;
  /** Number of updated events. */
  readonly changed: number;
  /** Number of events that are equal in the file. */
  readonly unchanged: number;
  /** Number of events that are no longer in the file. */
  readonly withdrawn: number;
  /** Entries that could not be imported, with reasons. */
  readonly skipped: readonly string[];
  /** Entries that are cancelled, or have no occurrence in the window. */
  readonly absent: readonly string[];
}

const YEAR = 366 * 86_400_000;

/**
 * Replaces the items of a site that come from a calendar by those of this file, in one transaction; other items stay.
 * An event is identified by its UID and keeps its id, even if it is withdrawn and imported again. Occurrences are those
 * from a year before now to a year after, unless another window is given.
 */
export function importCalendar(
  store: Store,
  clock: Clock,
  slug: string,
  text: string,
  o: Partial<ReadingCalendar>,
): Imported {
  const now = clock.now();
  const { events, skipped, absent } = readCalendar(text, { from: now - YEAR, to: now + YEAR, ...o });
  return store.transaction(() => {
    if (store.site(slug) === undefined) throw noSuchSite(slug);
    const imported = store.imported(slug);
    const done = { added: 0, changed: 0, unchanged: 0, withdrawn: 0 };
    for (const [uid, given] of events) {
      const number = imported.get(uid);
      const old = number === undefined ? undefined : store.item(number);
      const id = old?.event.id ?? store.idOf(slug, uid) ?? freeId(store, slug);
      const event = readEvent(given, { id, updated: writeInstant(now) });
      store.keepId(slug, uid, id);
      const draft = { site: slug, event, uid, changed: now };
      if (old === undefined) {
        store.add(draft);
        done.added++;
      } else if (json(old.event) === json(event)) done.unchanged++;
      else {
        store.change(old.number, draft);
        done.changed++;
      }
    }
    for (const [uid, number] of imported) {
      if (events.has(uid)) continue;
      store.remove(number);
      done.withdrawn++;
    }
    return { ...done, skipped, absent };
  });
}
