/**
 * Why no signature of a checkpoint seems to be by the given keys.
 *
 * Follows: C2SP signed-note, "Signatures": a key is known by its name and its ID
 */
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import type { SignatureLine } from '../note/note.ts';
import { verifyNoteSignature } from '../note/signature.ts';
import type { Vkey } from '../note/verifier-key.ts';

/** How many lines are tried: a note may have any number of them. */
const TRIED = 100;

/**
 * A sentence on the line that a given key made under another name; undefined where there is no such line. The signature
 * itself does not depend on the name, so it shows that the key is right.
 */
export function otherNameHint(
  text: string,
  lines: readonly SignatureLine[],
  keys: readonly Vkey[],
): string | undefined {
  const made = lines
    .slice(0, TRIED)
    .find((line) => keys.some((key) => key.name !== line.name && verifyNoteSignature(key, text, line.signature)));
  return (
    made &&
    `the key given made the signature by ${quotedText(made.name)}: if that is the log, its key has this name (--origin, for a key without a name)`
  );
}
