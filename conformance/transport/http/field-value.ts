/**
 * The value of a header field: what stands behind the colon, without white space around it (RFC 9110, section 5.5). In
 * linear time, unlike a pattern: a hostile value is tens of thousands of spaces between two letters.
 */
export function fieldValue(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && isSpace(text.charCodeAt(from))) from++;
  while (to > from && isSpace(text.charCodeAt(to - 1))) to--;
  return text.slice(from, to);
}

/** Space and tab (RFC 9110, section 5.6.3): no other character, such as the no-break space of latin1. */
const isSpace = (code: number): boolean => code === 0x20 || code === 0x09;
