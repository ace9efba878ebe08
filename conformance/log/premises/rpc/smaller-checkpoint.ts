import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { noteAsAnswer } from '../../oracle/checkpoint/note-answer.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { PUBLICATION_PATIENCE_S } from '../checkpoint/publication-patience.ts';
import { getCheckpoint, givenCheckpoints } from './given-checkpoints.ts';

const POLL_MS = 1000;

/**
 * The defect of a GetCheckpoint that goes on giving a smaller tree than it has given before in this run. log/rpc/checkpoint
 * compares it with HTTP.
 */
export async function smallerOverRpc(
  { grpc, keys }: Pick<LogTarget, 'keys'> & Required<Pick<LogTarget, 'grpc'>>,
  t: Trial<LogTarget, string>,
): Promise<Defect<'smaller'> | undefined> {
  const largest = givenCheckpoints(t)
    .flatMap(({ by, note }) => (by === 'GetCheckpoint' ? (openCheckpoint(note, keys)?.size ?? []) : []))
    .sort(ascending)
    .at(-1);
  if (largest === undefined) return undefined;
  let size: bigint | undefined;
  await t.poll(PUBLICATION_PATIENCE_S * 1000, POLL_MS, async () => {
    const { value } = await getCheckpoint(grpc, t);
    size = value && openCheckpoint(noteAsAnswer(value.data), keys)?.size;
    return size === undefined || size >= largest ? true : undefined;
  });
  if (size === undefined || size >= largest) return undefined;
  const expected = `a tree of size ${largest} or more over gRPC, as was given before`;
  return {
    reason: 'smaller',
    expected,
    actual: `tree size ${size} for ${PUBLICATION_PATIENCE_S} s`,
    at: 'GetCheckpoint',
  };
}
