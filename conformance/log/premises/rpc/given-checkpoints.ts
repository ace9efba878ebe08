/** The checkpoints that the log gives over gRPC, which no watch hears. */

import type { Trial } from '../../../core/check/trial.ts';
import { runSlot } from '../../../core/run/run-state.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { equalBytes, utf8 } from '../../../oracle/bytes/bytes.ts';
import { noteAsAnswer } from '../../oracle/checkpoint/note-answer.ts';
import type { LogEntry, NewEntry } from '../../oracle/entry/log-entry.ts';
import type { HttpBody, RpcAnswer } from '../../oracle/rpc/answer.ts';
import type { LogOverGrpc } from '../../target/rpc/operations.ts';

type RunTrial = Pick<Trial<never, string>, 'state'>;

/** A checkpoint, as the answer to a read, and the operation that gave it. */
interface GivenCheckpoint {
  readonly by: 'GetCheckpoint' | 'CreateEntry';
  readonly note: Answer;
}

const GIVEN_CHECKPOINTS = runSlot((): GivenCheckpoint[] => []);

/** Those of this run in their order; of those that follow each other, only the first of the same. */
export const givenCheckpoints = (t: RunTrial): readonly GivenCheckpoint[] => t.state.of(GIVEN_CHECKPOINTS);

function keep(t: RunTrial, by: GivenCheckpoint['by'], bytes: Uint8Array, exchange: Answer['exchange']): void {
  const given = t.state.of(GIVEN_CHECKPOINTS);
  const last = given.at(-1);
  // A run asks some hundred times, and an answer may have megabytes.
  if (last?.by === by && equalBytes(last.note.raw, bytes)) return;
  given.push({ by, note: noteAsAnswer(bytes, exchange) });
}

/** Calls GetCheckpoint. The checkpoint is one of `givenCheckpoints`. */
export async function getCheckpoint(grpc: LogOverGrpc, t: RunTrial): Promise<RpcAnswer<HttpBody>> {
  const answer = await grpc.getCheckpoint();
  if (answer.value) keep(t, 'GetCheckpoint', answer.value.data, answer.exchange);
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
  if (note) keep(t, 'CreateEntry', utf8(note), answer.exchange);
  return answer;
}
