import type { Event } from '../event/event.ts';
import type { Item } from '../event/item.ts';
import type { FeedRig } from '../rig.ts';
import type { Json, JsonObject } from './json.ts';

/** Writes values by the parts of a rig, each event once. */
export interface Writer {
  /** The event of an item as it is served. */
  event(item: Item): Event;
  json(value: Json): string;
  xml(name: string, value: Json): string;
}

/** A writer that remembers the text of the objects in a list, for as long as somebody holds them. */
export function writer({ parts, choices, keep = true }: Pick<FeedRig, 'parts' | 'choices' | 'keep'>): Writer {
  const remembering = <K extends WeakKey, V>(make: (key: K) => V): ((key: K) => V) => {
    const made = new WeakMap<K, V>();
    if (!keep) return make;
    return (key) => {
      let value = made.get(key);
      if (value === undefined) made.set(key, (value = make(key)));
      return value;
    };
  };
  const isObject = (one: Json): one is JsonObject => typeof one === 'object' && one !== null && !Array.isArray(one);
  const jsonOf = remembering((one: JsonObject) => parts.json(one));
  const itemOf = remembering((one: JsonObject) => parts.xml('item', one, choices.xmlNull));
  return {
    event: remembering((item: Item) => parts.event(item, choices, parts)),
    json: (value) =>
      Array.isArray(value)
        ? `[${value.map((one: Json) => (isObject(one) ? jsonOf(one) : parts.json(one))).join(',')}]`
        : parts.json(value),
    xml: (name, value) => {
      if (!Array.isArray(value)) return parts.xml(name, value, choices.xmlNull);
      const items = value.map((one: Json) => (isObject(one) ? itemOf(one) : parts.xml('item', one, choices.xmlNull)));
      return `<${name}>${items.join('')}</${name}>`;
    },
  };
}
