/** The stages in which the first checkpoint is parsed. Each failure has one owner, and blocks the later stages. */

import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { Checkpoint } from '../../oracle/checkpoint/checkpoint.ts';
import {
  checkpointContentOf,
  checkpointSignatureOf,
  notePartsOf,
  noteTextOf,
  signatureLinesOf,
} from '../../oracle/checkpoint/stages.ts';
import type { SignatureLine } from '../../oracle/note/note.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { decodedBody } from '../http/decoded-body.ts';
import { checkpointAnswer } from './checkpoint-answer.ts';

/** The checkpoint's bytes as text. */
export const noteText = premise<LogTarget>()({
  name: 'note-text',
  reasons: ['undecodable', 'not-utf-8', 'control-character'],
  async find(_log, t): Promise<string> {
    const answer = await t.use(checkpointAnswer);
    decodedBody(t, answer, 'checkpoint');
    if (answer.cut) t.inconclusive('the checkpoint is larger than the limit of 1,000,000 bytes');
    return stageValue(t, noteTextOf(answer), answer);
  },
});

/** The checkpoint's text and its signature lines, apart. */
export const noteParts = premise<LogTarget>()({
  name: 'note-parts',
  reasons: ['no-final-newline', 'no-blank-line', 'no-signature'],
  async find(_log, t) {
    await t.use(noteText);
    const answer = await t.use(checkpointAnswer);
    return stageValue(t, notePartsOf(answer), answer);
  },
});

/** The signature lines, read. */
export const noteSignatures = premise<LogTarget>()({
  name: 'note-signatures',
  reasons: ['not-a-signature-line', 'key-name', 'base64', 'too-short'],
  async find(_log, t): Promise<readonly SignatureLine[]> {
    await t.use(noteParts);
    const answer = await t.use(checkpointAnswer);
    return stageValue(t, signatureLinesOf(answer), answer);
  },
});

/** The checkpoint, parsed, its signatures not verified. */
export const parsedCheckpoint = premise<LogTarget>()({
  name: 'parsed-checkpoint',
  reasons: ['lines', 'origin', 'size', 'root', 'extension'],
  async find(_log, t): Promise<Checkpoint> {
    await t.use(noteParts);
    const answer = await t.use(checkpointAnswer);
    return stageValue(t, checkpointContentOf(answer), answer);
  },
});

/** The checkpoint, parsed and, if the log's keys are given, with a verified signature. */
export const verifiedCheckpoint = premise<LogTarget>()({
  name: 'verified-checkpoint',
  reasons: ['bad-signature', 'no-log-signature', 'signature-form'],
  async find(log, t): Promise<Checkpoint> {
    const checkpoint = await t.use(parsedCheckpoint);
    await t.use(noteSignatures);
    const answer = await t.use(checkpointAnswer);
    if (log.keys) t.judge(checkpointSignatureOf(answer, log.keys)?.defect, answer);
    return checkpoint;
  },
});

/** The value of a stage; a defect ends the premise. */
function stageValue<V, R extends string>(
  t: Trial<LogTarget, R>,
  stage: { readonly value?: V | undefined; readonly defect?: Defect<R> | undefined } | undefined,
  answer: Answer,
): V {
  if (stage?.defect) t.fail(stage.defect, answer);
  return stage!.value!;
}
