import type { Event } from '../event/event.ts';
import type { Item } from '../event/item.ts';
import type { FeedRig } from '../rig.ts';
import type { Json, JsonObject } from './json.ts';

/** Renders values by the parts of a rig, each event once. */
export interface Writer {
  /** The event of an item as it is served. */
  event(item: Item): Event;
  json(value: Json): string;
  xml(name: string, value: Json): string;
}

/** A writer that caches the text of the objects in a list until the objects are garbage-collected. */
export function writer({ parts, choices, keep = true }: Pick<FeedRig, 'parts' | 'choices' | 'keep'>): Writer {
  const remembering = <K extends WeakKey, V>(make: (key: K) => V): ((key: K) => V) => {
    const cache = new WeakMap<K, V>();
    if (!keep) return make;
    return (key) => {
      let value = cache.get(key);
      if (value === undefined) cache.set(key, (value = make(key)));
      return value;
    };
  };
  const isObject = (json: Json): json is JsonObject =>
    typeof json === 'object' && json !== null && !Array.isArray(json);
  const jsonOf = remembering((object: JsonObject) => parts.json(object));
  const itemOf = remembering((object: JsonObject) => parts.xml('item', object, choices.xmlNull));
  return {
    event: remembering((item: Item) => parts.event(item, choices, parts)),
    json: (value) =>
      Array.isArray(value)
        ? `[${value.map((json: Json) => (isObject(json) ? jsonOf(json) : parts.json(json))).join(',')}]`
        : parts.json(value),
    xml: (name, value) => {
      if (!Array.isArray(value)) return parts.xml(name, value, choices.xmlNull);
      const items = value.map((json: Json) =>
        isObject(json) ? itemOf(json) : parts.xml('item', json, choices.xmlNull),
      );
      return `<${name}>${items.join('')}</${name}>`;
    },
  };
}
