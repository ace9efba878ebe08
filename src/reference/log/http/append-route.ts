import type { LogRig } from '../rig.ts';
import { methodNotAllowed, plain } from './plain-answer.ts';
import { readUpTo } from './read-up-to.ts';

/** The members of the log that the route needs. */
export interface AppendMounted {
  readonly rig: LogRig;
  append(entries: readonly Uint8Array[]): Promise<bigint>;
}

/**
 * `POST {base}/append`: a route of this reference, not of the interface. The body is one raw entry; the answer is 200
 * with its index in decimal, once a checkpoint covers it. 413 beyond 65,535 bytes, 405 for other methods.
 */
export async function answerAppend(request: Request, { rig, append }: AppendMounted): Promise<Response> {
  const { parts } = rig;
  if (request.method !== 'POST') return methodNotAllowed(['POST'], parts);
  if (rig.frozen !== undefined) return plain(405, parts, { allow: '' }, 'this log is frozen\n');
  const limit = parts.entryLimit();
  const entry = await readUpTo(request, limit);
  if (entry === undefined) return plain(413, parts, {}, `an entry has at most ${limit} bytes\n`);
  const index = await append([entry]);
  return plain(200, parts, {}, `${index}`);
}
