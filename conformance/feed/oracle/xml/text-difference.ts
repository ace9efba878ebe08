/**
 * How the text of an element differs from the text that it should be.
 *
 * Anchored by: XML 1.0 sections 2.3 (white space), 2.11 (line ends) and 4.6 (predefined entities)
 */
import type { Defect } from '../../../core/check/defect.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';

/** How many characters before the first difference are shown. */
const CONTEXT = 20;

/** Whether a text is empty or consists of white space (XML 1.0 production 3). */
export function isWhiteSpace(text: string): boolean {
  return /^[ \t\r\n]*$/.test(text);
}

/** Without white space at both ends. A regular expression would need quadratic time for a long run of spaces. */
export function withoutWhiteSpace(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && isWhiteSpace(text[from]!)) from++;
  while (to > from && isWhiteSpace(text[to - 1]!)) to--;
  return text.slice(from, to);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** References resolved once: the predefined entities, and the apostrophe as HTML writers have it. */
const unescaped = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#0?39|#x27);/g, (_, name?: string) => (name ? ENTITIES[name]! : "'"));
const normalised = (text: string): string => text.replace(/\r\n?/g, '\n');

function firstDifference(a: string, b: string): number {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
}

/**
 * The difference, named by its most likely cause: line ends that were not written as references, surrounding white
 * space, an additional escape. Undefined if the texts are equal.
 */
export function textDefect(
  expected: string,
  actual: string,
): Defect<'text' | 'line-end' | 'white-space' | 'escaped-twice'> | undefined {
  if (expected === actual) return undefined;
  const index = firstDifference(expected, actual);
  const from = Math.max(0, index - CONTEXT);
  const defect = {
    expected: quotedText(expected.slice(from)),
    actual: quotedText(actual.slice(from)),
    at: `character ${index}`,
  };
  if (normalised(expected) === normalised(actual)) return { reason: 'line-end', ...defect };
  if (withoutWhiteSpace(expected) === withoutWhiteSpace(actual)) return { reason: 'white-space', ...defect };
  const escaped = unescaped(actual) === expected || unescaped(expected) === actual;
  return { reason: escaped ? 'escaped-twice' : 'text', ...defect };
}
