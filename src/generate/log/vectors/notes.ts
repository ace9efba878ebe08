import type { Signer } from '../../../reference/log/index.ts';
import { seededSigner } from '../signer.ts';
import { soundNotes } from './notes-sound.ts';
import { NOTE_REASONS, unsoundNotes } from './notes-unsound.ts';
import { signatureLine } from './signing.ts';
import { hex, type VectorCase, type VectorFile } from './vector.ts';

/** Signed notes, valid and invalid. */
export function notes(seed: bigint): VectorFile {
  const log = seededSigner('log.example/fixtures', seed);
  const witness = seededSigner('witness.example', seed);
  const text = textWithSlash(log);
  return {
    kind: 'notes',
    about:
      'Signed notes (C2SP signed-note). A note is accepted when it is well formed in every line, at least one line is by a ' +
      'given key (name and key ID), and every line by a given key verifies; other lines are ignored. Defects are judged ' +
      'in the order of `reasons`, but the four of a signature line are judged line by line.',
    fields: {
      'input.note': 'the note; its bytes are the UTF-8 of this text',
      'input.noteHex': 'the bytes of the note, where they are not UTF-8',
      'input.vkeys': 'the given keys, as verifier keys',
      'output.text': 'the signed text',
      'output.verified': 'those of input.vkeys that have signed',
    },
    reasons: NOTE_REASONS,
    cases: [
      ...soundNotes(text, log, witness, seed),
      ...Object.entries(unsoundNotes(text, log, witness, seed)).flatMap(([reason, rows]) =>
        rows.map(([id, about, note, vkeys = [log.vkey]]): VectorCase => {
          const written = typeof note === 'string' ? { note } : { noteHex: hex(note) };
          return { id, about, verdict: 'refuse', reason, input: { ...written, vkeys } };
        }),
      ),
    ],
  };
}

/** A text whose signature has a slash or a plus sign in base64, so that its base64url differs. */
function textWithSlash(signer: Signer): string {
  for (let edition = 1; ; edition++) {
    const text = `This is a note.\nIt has two lines and is edition ${edition}.\n`;
    if (/[+/].*[+/]/.test(signatureLine(signer, text).split(' ').at(-1)!)) return text;
  }
}
