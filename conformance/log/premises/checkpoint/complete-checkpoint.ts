import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import type { LogTarget } from '../../target/log-target.ts';

/**
 * The answer at the checkpoint path, which may not end before the end that it announces (RFC 9112 section 8). A network may
 * cut an answer off, so two reads are made, of three tries each.
 */
export async function completeCheckpoint(log: LogTarget, t: Trial<LogTarget, 'incomplete'>): Promise<Answer> {
  const read = (fresh: boolean) => log.read({ kind: 'checkpoint' }, { fresh }).catch(incompleteOnly);
  const first = await read(false);
  if (!(first instanceof TransportFailure)) return first;
  const second = await read(true);
  if (!(second instanceof TransportFailure)) return second;
  if (shortBy(first) !== shortBy(second)) throw second;
  const { announced, received } = second.incomplete!;
  const expected =
    announced === undefined ? 'a body with its last chunk' : `a body of ${announced} bytes, as Content-Length says`;
  const actual = `the connection closed after ${received} bytes each time`;
  return t.fail({ reason: 'incomplete', expected, actual, at: 'checkpoint' });
}

/** How many bytes are missing: of a checkpoint that was signed anew the same number. */
const shortBy = ({ incomplete }: TransportFailure): number => (incomplete!.announced ?? 0) - incomplete!.received;

function incompleteOnly(cause: unknown): TransportFailure {
  if (cause instanceof TransportFailure && cause.incomplete) return cause;
  throw cause;
}
