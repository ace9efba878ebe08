/**
 * The checkpoint that an answer of CreateEntry carries.
 *
 * Follows: Rekor v2, "CreateEntry"; C2SP signed-note, "Format"
 */
import type { Answer } from '../../../core/target/answer.ts';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { noteAsAnswer } from '../checkpoint/note-answer.ts';
import { readableBody } from '../http/readable-body.ts';
import { readLogEntry } from './log-entry-json.ts';

/** Several checks judge the same answers, and what is parsed of a note is kept with it. */
const carried = new WeakMap<Answer, { readonly note: Answer | undefined }>();

/** As the answer to a read; undefined where the answer has no checkpoint, which other checks judge. */
export function carriedCheckpoint(answer: Answer): Answer | undefined {
  const found = carried.get(answer) ?? { note: readCarried(answer) };
  carried.set(answer, found);
  return found.note;
}

function readCarried(answer: Answer): Answer | undefined {
  const body = answer.status === 200 || answer.status === 201 ? readableBody(answer) : undefined;
  const note = body && readLogEntry(body).value?.inclusionProof?.checkpoint;
  return note ? noteAsAnswer(utf8(note), answer.exchange) : undefined;
}
