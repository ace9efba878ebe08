import { fragment } from 'xmlbuilder2';
import type { Choices } from '../choices.ts';
import type { Json } from './json.ts';

/** What may hold elements. */
interface Parent {
  ele(name: string): Parent;
  txt(content: string): unknown;
}

/**
 * A value as an XML element of that name: an object's members by their names, those of an array as `item`, anything
 * else as text. Null, "", [] and {} all look alike: an empty element, start tag and end tag.
 */
export function xml(name: string, value: Json, nulls: Choices['xmlNull']): string {
  const root = fragment();
  append(root, name, value, nulls);
  return root.toString({ allowEmptyTags: true });
}

function append(parent: Parent, name: string, value: Json, nulls: Choices['xmlNull']): void {
  const element = parent.ele(name);
  if (value === null) return;
  if (typeof value !== 'object') {
    const content = `${value}`;
    if (content !== '') element.txt(referenced(content));
  } else if (Array.isArray(value)) {
    for (const json of value as readonly Json[]) append(element, 'item', json, nulls);
  } else {
    for (const [member, one] of Object.entries(value)) {
      if (one !== null || nulls === 'empty') append(element, member, one, nulls);
    }
  }
}

/**
 * The writer takes an ampersand before what looks like a reference for one, so that the text `&amp;` would be read as
 * `&`; and it leaves a carriage return as it is, which every parser reads as a line feed (XML 1.0, section 2.11). With
 * both written as references it has nothing left to guess.
 */
function referenced(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('\r', '&#13;');
}
