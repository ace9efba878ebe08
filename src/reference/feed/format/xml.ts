import type { Choices } from '../choices.ts';
import type { Json } from './json.ts';

/**
 * The characters of a text that are written as references: those of markup, and a carriage return, which every parser
 * reads as a line feed (XML 1.0, section 2.11).
 */
const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/**
 * A value as an XML element of that name: an object's members by their names, those of an array as `item`, anything
 * else as text. Null, "", [] and {} all become an empty element with a start tag and an end tag. The names have to be names
 * of XML, and the texts to have only its characters: see `isName` and `text`.
 */
export function xml(name: string, value: Json, nulls: Choices['xmlNull']): string {
  return `<${name}>${content(value, nulls)}</${name}>`;
}

function content(value: Json, nulls: Choices['xmlNull']): string {
  if (value === null) return '';
  if (typeof value !== 'object') return `${value}`.replace(/[&<>\r]/g, (character) => REFERENCES[character]!);
  const members = Array.isArray(value)
    ? value.map((json: Json) => ['item', json] as const)
    : Object.entries(value).filter(([, json]) => json !== null || nulls === 'empty');
  return members.map(([name, json]) => xml(name, json, nulls)).join('');
}
