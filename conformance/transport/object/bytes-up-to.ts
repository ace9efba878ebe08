/** The bytes of an answer; undefined where it has more than `limit`: then the rest is not read. */
export async function bytesUpTo(body: unknown, limit: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop destroys the stream, and with it the connection.
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > limit) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}
