/**
 * The text and size of a checkpoint, read without regard to its form.
 *
 * Follows: C2SP tlog-checkpoint, "Note text"
 */
/**
 * The text without the signatures, which a log may renew for each request, and the tree size, or -1 if it cannot be
 * read.
 */
export function lenientHead(note: Uint8Array): { readonly text: string; readonly size: bigint } {
  const text = Buffer.from(note).toString('utf8').split('\n\n')[0]!;
  const line = text.split('\n')[1] ?? '';
  return { text, size: /^\d{1,19}$/.test(line) ? BigInt(line) : -1n };
}
