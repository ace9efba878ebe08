/** A header as it was sent: name and value. */
export type Header = readonly [name: string, value: string];

/** All values of a header, joined as RFC 9110 section 5.3 joins them; undefined where it is absent. */
export function headerValue(answer: { readonly headers: readonly Header[] }, name: string): string | undefined {
  const values = answer.headers.filter(([key]) => key.toLowerCase() === name).map(([, value]) => value);
  return values.length === 0 ? undefined : values.join(', ');
}
