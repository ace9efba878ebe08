/** The checkpoints that the log gives over gRPC, which no watch hears. */

import type { Trial } from '../../../core/check/trial.ts';
import { runSlot } from '../../../core/run/run-state.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { noteAsAnswer } from '../../oracle/checkpoint/note-answer.ts';
import type { LogEntry, NewEntry } from '../../oracle/entry/log-entry.ts';
import type { HttpBody, RpcAnswer } from '../../oracle/rpc/answer.ts';
import type { LogOverGrpc } from '../../target/rpc/operations.ts';

type RunTrial = Pick<Trial<never, string>, 'state'>;

const GIVEN_CHECKPOINTS = runSlot((): Answer[] => []);

/** Those of this run in their order, of GetCheckpoint and in answers of CreateEntry. */
export const givenCheckpoints = (t: RunTrial): readonly Answer[] => t.state.of(GIVEN_CHECKPOINTS);

/** Calls GetCheckpoint. The checkpoint is one of `givenCheckpoints`. */
export async function getCheckpoint(grpc: LogOverGrpc, t: RunTrial): Promise<RpcAnswer<HttpBody>> {
  const answer = await grpc.getCheckpoint();
  if (answer.value) t.state.of(GIVEN_CHECKPOINTS).push(noteAsAnswer(answer.value.data, answer.exchange));
  return answer;
}

/** Calls CreateEntry. A checkpoint in the answer is one of `givenCheckpoints`. */
export async function createEntry(
  grpc: LogOverGrpc,
  t: RunTrial,
  entry: NewEntry | undefined,
): Promise<RpcAnswer<LogEntry>> {
  const answer = await grpc.createEntry(entry);
  const note = answer.value?.inclusionProof?.checkpoint;
  if (note) t.state.of(GIVEN_CHECKPOINTS).push(noteAsAnswer(utf8(note), answer.exchange));
  return answer;
}
