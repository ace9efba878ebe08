import { fragment } from 'xmlbuilder2';
import type { Choices } from '../choices.ts';
import type { Json } from './json.ts';

/** A node that may contain elements. */
interface Parent {
  ele(name: string): Parent;
  txt(content: string): unknown;
}

/**
 * A value as an XML element of that name: an object's members by their names, those of an array as `item`, anything
 * else as text. Null, "", [] and {} all become an empty element with a start tag and an end tag.
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
    for (const [member, content] of Object.entries(value)) {
      if (content !== null || nulls === 'empty') append(element, member, content, nulls);
    }
  }
}

/**
 * xmlbuilder2 treats an ampersand before a name and a semicolon as a reference, so that the text `&amp;` would be read
 * as `&`; and it does not escape a carriage return, which every parser reads as a line feed (XML 1.0, section 2.11). So
 * both are written as references first.
 */
function referenced(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('\r', '&#13;');
}
