/** The text and size of a checkpoint, whatever its form. */

/** The text of a checkpoint, without its signatures, which may be made anew each time, and its tree size: -1 for none. */
export function lenientHead(note: Uint8Array): { readonly text: string; readonly size: bigint } {
  const text = Buffer.from(note).toString('utf8').split('\n\n')[0]!;
  const line = text.split('\n')[1] ?? '';
  return { text, size: /^\d{1,19}$/.test(line) ? BigInt(line) : -1n };
}
