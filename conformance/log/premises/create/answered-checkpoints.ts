/** The checkpoints in answers of CreateEntry. */

import { premise } from '../../../core/check/premise.ts';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import { noteAsAnswer } from '../../oracle/checkpoint/note-answer.ts';
import { signatureDefect } from '../../oracle/checkpoint/signature-defect.ts';
import { checkpointContentOf, notePartsOf, noteTextOf, signatureLinesOf } from '../../oracle/checkpoint/stages.ts';
import type { SignatureLine } from '../../oracle/note/note.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { verifiedCheckpoint } from '../checkpoint/verified-checkpoint.ts';
import { type CompleteAnswer, completeAnswers } from './complete-answers.ts';

/** An answer, and the checkpoint that it holds. */
export interface AnsweredCheckpoint extends CompleteAnswer {
  readonly checkpoint: Checkpoint;
  readonly lines: readonly SignatureLine[];
}

/** The checkpoints in the answers, read and, where the log's keys are given, verified. */
export const answeredCheckpoints = premise<LogTarget>()({
  name: 'answered-checkpoints',
  reasons: ['malformed', 'signature'],
  async find(log, t): Promise<readonly AnsweredCheckpoint[]> {
    // What is wrong in the checkpoint that is served is said there.
    await t.use(verifiedCheckpoint);
    return (await t.use(completeAnswers)).map((one) => {
      const note = noteAsAnswer(utf8(one.proof.checkpoint), one.answer.exchange);
      const stages = [noteTextOf, notePartsOf, signatureLinesOf, checkpointContentOf];
      const wrong = stages.map((stage) => stage(note)?.defect).find((defect) => defect !== undefined);
      const at = 'inclusionProof.checkpoint';
      if (wrong) t.judge({ ...wrong, reason: 'malformed', at: wrong.at ? `${at}, ${wrong.at}` : at }, one.answer);
      const [checkpoint, lines] = [checkpointContentOf(note)!.value!, signatureLinesOf(note)!.value!];
      const unsigned = log.keys && signatureDefect(checkpoint.text, lines, log.keys);
      if (unsigned) t.judge({ ...unsigned, reason: 'signature', at }, one.answer);
      return { ...one, checkpoint, lines };
    });
  },
});
