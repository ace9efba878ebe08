/** The checkpoints in answers of CreateEntry. */

import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
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

/** A note as if it had been the answer to a read, for the stages by which notes are read. */
function answerOfProofCheckpoint({ answer, proof }: CompleteAnswer): Answer {
  const raw = utf8(proof.checkpoint);
  return { status: 200, headers: [], raw, cut: false, body: () => raw, exchange: answer.exchange };
}

/** The checkpoints in the answers, read and, where the log's keys are given, verified. */
export const answeredCheckpoints = premise<LogTarget>()({
  name: 'answered-checkpoints',
  reasons: ['malformed', 'signature'],
  async find(log, t): Promise<readonly AnsweredCheckpoint[]> {
    // What is wrong in the checkpoint that is served is said there.
    await t.use(verifiedCheckpoint);
    return (await t.use(completeAnswers)).map((one) => {
      const note = answerOfProofCheckpoint(one);
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
