/**
 * The service of events in the list of services of the known service: `service_id`, `service_name`, `service_url`.
 *
 * Follows: open-data-v2, "API Services List"
 */

import type { Defect } from '../../../core/check/defect.ts';
import { readExactJsonText } from '../../../oracle/json/exact-json.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { formatValue, type ObjectNode } from '../json/value.ts';

const ID = '271';
const NAME = 'events';

/** The entry with that name, id or address; undefined where an answer is no such list, or the list has no such entry. */
export function eventService(bytes: Uint8Array): ObjectNode | undefined {
  const root = readExactJsonText(Buffer.from(bytes).toString('utf8')).value?.root;
  const list = root?.kind === 'object' ? root.members.get('data') : undefined;
  if (list?.kind !== 'array') return undefined;
  const services = list.items.filter((item) => item.kind === 'object' && item.members.has('service_id'));
  const isOfEvents = ({ members }: ObjectNode) =>
    isId(members.get('service_id')) || isName(members.get('service_name')) || isAddress(members.get('service_url'));
  return (services as ObjectNode[]).find(isOfEvents);
}

/** A name or an id of that entry that is another than in the interface document. Any value may be null. */
export function eventServiceDefect({ members }: ObjectNode): Defect<'name' | 'id'> | undefined {
  const [id, name] = ['service_id', 'service_name'].map((member) => members.get(member));
  const at = (node: JsonNode) => `api/services.json, ${node.pointer}`;
  if (name && name.kind !== 'null' && !isName(name))
    return { reason: 'name', expected: `service_name "${NAME}"`, actual: formatValue(name), at: at(name) };
  if (id && id.kind !== 'null' && !isId(id))
    return { reason: 'id', expected: `service_id ${ID}`, actual: formatValue(id), at: at(id) };
  return undefined;
}

const isId = (node: JsonNode | undefined) => node?.kind === 'number' && node.text === ID;
const isName = (node: JsonNode | undefined) => node?.kind === 'string' && node.value === NAME;
const isAddress = (node: JsonNode | undefined) => node?.kind === 'string' && /\/events\/?$/.test(node.value);
