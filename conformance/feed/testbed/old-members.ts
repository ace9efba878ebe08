/** Feeds of which a form does not notice what a change says beside the title. */
import type { FeedRig, Json, JsonObject } from '../../../src/reference/feed/index.ts';
import { withFeedParts } from './alterations.ts';
import { withJsonpValue } from './jsonp.ts';
import { withFeedStore } from './store.ts';

/** Serves times, types and link of a changed event in one form as they were. */
export function withOldMembers(rig: FeedRig, form: 'xml' | 'jsonp'): FeedRig {
  const old = new Map<unknown, JsonObject>();
  const noticing = withFeedStore(rig, (store) => ({
    change: (number, draft) => {
      const { id, times, type, link } = store.item(number)!.event;
      if (id !== null && !old.has(id)) old.set(id, { times, type, link } as JsonObject);
      store.change(number, draft);
    },
  }));
  const aged = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(aged);
    if (value === null || typeof value !== 'object') return value;
    const event = value as JsonObject;
    if (!('times' in event)) return 'data' in event ? { ...event, data: aged(event.data!) } : event;
    return { ...event, ...old.get(event.id) };
  };
  return form === 'jsonp'
    ? withJsonpValue(noticing, aged)
    : withFeedParts(noticing, { xml: (name, value, nulls) => rig.parts.xml(name, aged(value), nulls) });
}
