/** How XML of the known form expresses null (choice `null-in-xml`). */

import { check } from '../../../core/check/check.ts';
import type { JsonNode } from '../../../oracle/json/json-node.ts';
import { compareKnownForm } from '../../oracle/xml/known-form.ts';
import { type XmlElement, xpathOf } from '../../oracle/xml/tree.ts';
import { matchingXml } from '../../premises/agreement/matching-xml.ts';
import type { FeedTarget } from '../../target/target.ts';

/** A null of the JSON, and its form in XML. */
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

export const nulls = check<FeedTarget>()({
  // FEED-OD-008 (must): The XML has the root `response`, an element for each member, and `item` for each entry of a list.
  //   [open-data-v2, "Events"]
  proves: 'FEED-OD-008',
  reasons: { 'not-as-declared': 'a null is not expressed in XML as declared' },
  run: async (_feed, t) => {
    const { answer, ignored, trees } = await t.use(matchingXml);
    const { json, xml } = trees();
    if (compareKnownForm(json, xml, ignored).defect) t.notApplicable('the XML has not the form of the known service');
    const forms = nullForms(json, xml);
    const declared = t.declared('null-in-xml');
    await t.each(
      forms.values(),
      ({ form: found, at }) => {
        const expected = `null-in-xml: ${declared}, as declared`;
        const isUndeclared = declared !== undefined && declared !== found;
        t.judge(isUndeclared && { reason: 'not-as-declared', expected, actual: found, at }, answer);
      },
      'the list has no null',
    );
    // Only a single form can be declared.
    const [only, ...more] = forms.keys();
    if (only && more.length === 0) t.chose('null-in-xml', only);
  },
});
