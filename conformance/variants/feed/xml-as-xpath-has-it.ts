import type { FeedRig, Json, JsonObject } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { escaped, withXmlOf } from '../../faults/feed-forms.ts';

function element(value: Json, name?: string): string {
  const key = name === undefined ? '' : ` key="${escaped(name)}"`;
  if (value === null) return `<null${key}/>`;
  if (Array.isArray(value)) return `<array${key}>${value.map((one: Json) => element(one)).join('')}</array>`;
  if (typeof value === 'object')
    return `<map${key}>${Object.entries(value as JsonObject)
      .map(([member, one]) => element(one, member))
      .join('')}</map>`;
  const kind = typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'boolean' : 'number';
  return `<${kind}${key}>${escaped(String(value))}</${kind}>`;
}

export default variant<FeedRig>({
  text: 'has the names of members in attributes of the XML, as json-to-xml of XPath does',
  cites: 'Interface, "Endpoints": the format may be XML; it does not show what its elements are called',
  needs: { profiles: ['interface', 'web'] },
  install: (rig) => withXmlOf(rig, (value) => element(value)),
});
