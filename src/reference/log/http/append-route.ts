import { isNotOpen } from '../error.ts';
import type { Sequencer } from '../growth/sequencer.ts';
import type { LogRig } from '../rig.ts';
import { type Answer, responseOf } from './answer.ts';
import { methodNotAllowed, plain } from './plain-answer.ts';
import { readUpTo } from './read-up-to.ts';

/** The members of the log that the route needs. */
export interface AppendMounted {
  readonly rig: LogRig;
  readonly sequencer: Sequencer;
}

/**
 * `POST {base}/append`: a route of this reference, not of the interface. The body is one raw entry; the answer is 200
 * with its index in decimal, once a checkpoint covers it. 503 while too many entries are under way, and from a log that
 * is not open any more, 413 beyond 65,535 bytes, 405 for other methods.
 */
export async function answerAppend(request: Request, mounted: AppendMounted): Promise<Response> {
  const { parts, frozen } = mounted.rig;
  if (request.method !== 'POST') return methodNotAllowed(['POST'], parts);
  if (frozen !== undefined) return responseOf(plain(405, parts, { allow: '' }, 'this log is frozen\n'));
  const limit = parts.entryLimit();
  const entry = await readUpTo(request, limit);
  if (entry === undefined) return responseOf(plain(413, parts, {}, `an entry has at most ${limit} bytes\n`));
  return responseOf(await appended(entry, mounted));
}

/** The answer to an entry that is not too long, of a log that is not frozen. */
export async function appended(entry: Uint8Array, { rig, sequencer }: AppendMounted): Promise<Answer> {
  const { parts, pushback = 4096 } = rig;
  if (sequencer.outstanding() >= pushback)
    return plain(503, parts, { 'retry-after': '1' }, 'too many entries are under way\n');
  try {
    const { index } = await sequencer.add(entry);
    return plain(200, parts, {}, `${index}`);
  } catch (cause) {
    if (isNotOpen(cause)) return plain(503, parts, {}, 'the log takes nothing until it is opened again\n');
    throw cause;
  }
}
