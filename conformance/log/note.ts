/** The checkpoint as a signed note (C2SP signed-note "Format"). */
import { watch } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { Answer } from '../core/exchange.ts';
import type { LogTarget } from '../core/target.ts';
import { everyCheckpoint, NOT_MINE } from './every-checkpoint.ts';
import { noteParts, noteText, signatures } from './note-premises.ts';
import { linesStage, partsStage, textStage } from './stages.ts';

/** Judges the signature lines for some reasons; the others are for the checks that own them. */
function lineDefect<R extends string>(...reasons: readonly R[]) {
  return (answer: Answer): Defect<R> | undefined | typeof NOT_MINE => {
    const stage = linesStage(answer);
    if (!stage || (stage.defect && !(reasons as readonly string[]).includes(stage.defect.reason))) return NOT_MINE;
    return stage.defect as Defect<R> | undefined;
  };
}

export const encoding = watch<LogTarget>()({
  proves: 'LOG-SN-002',
  reasons: {
    'not-utf-8': 'the checkpoint is not valid UTF-8',
    'control-character': 'the checkpoint has a control character, such as a carriage return or a tab',
  },
  begin: everyCheckpoint(noteText, (answer) => {
    const stage = textStage(answer);
    return stage ? stage.defect : NOT_MINE;
  }),
});

export const layout = watch<LogTarget>()({
  proves: 'LOG-SN-001',
  reasons: {
    'no-final-newline': 'the last line does not end in a newline',
    'no-blank-line': 'no empty line stands between text and signatures',
    'no-signature': 'there is no signature line',
  },
  begin: everyCheckpoint(noteParts, (answer) => {
    const stage = partsStage(answer);
    return stage ? stage.defect : NOT_MINE;
  }),
});

export const signatureLines = watch<LogTarget>()({
  proves: 'LOG-SN-003',
  reasons: { 'not-a-signature-line': 'a line is not an em dash, a space, a name, a space and base64' },
  begin: everyCheckpoint(signatures, lineDefect('not-a-signature-line')),
});

export const keyNames = watch<LogTarget>()({
  proves: 'LOG-SN-004',
  reasons: { 'key-name': 'a key name is empty or has a space or a plus sign' },
  begin: everyCheckpoint(signatures, lineDefect('key-name')),
});

export const signatureBytes = watch<LogTarget>()({
  proves: 'LOG-SN-005',
  reasons: {
    base64: 'a signature is not standard base64',
    'too-short': 'a signature has no bytes after its four-byte key ID',
  },
  begin: everyCheckpoint(signatures, lineDefect('base64', 'too-short')),
});
