import { byteSink } from '../../byte-sink.ts';

/** The body of a request, or `undefined` if it has more than `limit` bytes; reading stops there. */
export async function readUpTo(request: Request, limit: number): Promise<Uint8Array | undefined> {
  const body = byteSink(limit);
  for await (const chunk of request.body ?? []) {
    body.add(chunk);
    if (body.length() > limit) return undefined;
  }
  return body.bytes();
}
