import type { FeedRig, Json, JsonObject } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { escaped, withXmlOf } from '../../faults/feed-forms.ts';

const ENTRIES: Readonly<Record<string, string>> = { data: 'datum', times: 'time', type: 'type' };

function element(name: string, value: Json): string {
  const tag = name.replaceAll('_', '-');
  if (value === null) return `<${tag} nil="true"/>`;
  if (typeof value === 'bigint') return `<${tag} type="integer">${value}</${tag}>`;
  if (typeof value !== 'object') return `<${tag}>${escaped(String(value))}</${tag}>`;
  if (Array.isArray(value))
    return `<${tag} type="array">\n${value.map((one: Json) => `  ${element(ENTRIES[name] ?? name, one)}\n`).join('')}</${tag}>`;
  return `<${tag}>${Object.entries(value as JsonObject)
    .map(([member, one]) => element(member, one))
    .join('\n')}</${tag}>`;
}

export default variant<FeedRig>({
  text: 'has the types of values in attributes of the XML, as Rails does',
  cites: 'Interface, "Endpoints": the format may be XML; it does not show what its elements are called',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) => withXmlOf(rig, (value) => `<?xml version="1.0" encoding="UTF-8"?>\n${element('hash', value)}`),
});
