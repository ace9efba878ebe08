/** How XML of the known form says that a value is null (choice `null-in-xml`). */
import type { JsonNode } from '../oracle/json-node.ts';
import { type XmlElement, xpathOf } from '../oracle/xml-tree.ts';

/** A null of the JSON, and what stands for it in XML. */
export interface NullForm {
  readonly form: 'empty' | 'absent';
  /** Where, for people. */
  readonly at: string;
}

/** The first null of each form, of members alone: what stands for one in a list differs in every serialiser. */
export function nullForms(json: JsonNode, xml: XmlElement): ReadonlyMap<NullForm['form'], NullForm> {
  const found = new Map<NullForm['form'], NullForm>();
  const walk = (node: JsonNode, element: XmlElement): void => {
    if (node.kind === 'array' && node.items.length === element.children.length)
      for (const [i, item] of node.items.entries()) walk(item, element.children[i]!);
    if (node.kind !== 'object') return;
    const children = new Map(element.children.map((child) => [child.local, child]));
    for (const [name, member] of node.members) {
      const child = children.get(name);
      const form = child ? 'empty' : 'absent';
      if (member.kind === 'null' && !found.has(form))
        found.set(form, { form, at: `${xpathOf(element)}/${name} (${member.pointer})` });
      if (child) walk(member, child);
    }
  };
  walk(json, xml);
  return found;
}
