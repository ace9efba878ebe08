import type { FeedRig, Json, JsonObject } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { escaped, withXmlOf } from '../../faults/feed-forms.ts';

/** What an entry of a list is called. */
const ENTRIES: Readonly<Record<string, string>> = { data: 'event', times: 'time', type: 'value' };

function element(name: string, value: Json, attributes = ''): string {
  if (value === null) return `<${name}${attributes} xsi:nil="true"/>`;
  if (typeof value !== 'object') return `<${name}${attributes}>${escaped(String(value))}</${name}>`;
  const parts = Array.isArray(value)
    ? value.map((one: Json) => element(ENTRIES[name] ?? 'entry', one))
    : Object.entries(value as JsonObject).map(([member, one]) => element(member, one));
  return `<${name}${attributes}>${parts.join('')}</${name}>`;
}

export default variant<FeedRig>({
  text: 'has null in XML as elements that are nil, and names of its own for entries',
  cites: 'Interface, "Endpoints": the format may be XML; it does not show what its elements are called',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) =>
    withXmlOf(rig, (value) => element('eventFeed', value, ` xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`)),
});
