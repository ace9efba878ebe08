import { checkpointText, type Signer } from '../../../reference/log/index.ts';
import { seededSigner } from '../signer.ts';
import { invented } from './damage.ts';
import { ECDSA_NOTE, ECDSA_VKEY } from './ecdsa.ts';
import { ML_DSA_NOTE, ML_DSA_VKEY } from './ml-dsa.ts';
import { cosigner, noteOf, signatureLine } from './signing.ts';
import type { VectorCase } from './vector.ts';

const TYPES_ARE_OPTIONAL = 'signed-note leaves it to the application which signature types it takes';

/** A checkpoint of an invented tree: cosigners sign nothing else. */
export const CHECKPOINT = checkpointText('log.example/fixtures', 7n, invented('root of 7'));

/** Valid notes over a text and its variations, some of them unusual: the log signs, a witness may. */
export function soundNotes(text: string, log: Signer, witness: Signer, seed: bigint): VectorCase[] {
  const line = signatureLine(log, text);
  const [foreign, second] = [signatureLine(witness, text), signatureLine(seededSigner('other.example', seed), text)];
  const namesake = signatureLine(seededSigner(log.name, seed + 1n), text);
  const sameId = signatureLine(witness, text, { keyId: log.keyId });
  const many = Array.from({ length: 15 }, (_, i) => signatureLine(seededSigner(`w${i}.example`, seed), text));
  const newType = `\u2014 log.example/fixtures ${Buffer.from('00000000ff', 'hex').toString('base64')}\n`;
  const wide = seededSigner('журнал.example/日本', seed);
  const signed = (other: string): string => noteOf(other, signatureLine(log, other));
  const given = (
    id: string,
    about: string,
    note: string,
    signers = [log],
    trusted = signers,
    more = {},
  ): VectorCase => ({
    id,
    about,
    verdict: 'accept',
    ...more,
    input: { note, vkeys: trusted.map((signer) => signer.vkey) },
    output: { text: note.slice(0, note.lastIndexOf('\n\n') + 1), verified: signers.map((signer) => signer.vkey) },
  });
  const stamped = cosigner(witness, 1_700_000_000);
  const cosigned = signatureLine(stamped, CHECKPOINT);
  const fixed = (id: string, about: string, note: string, vkey: string): VectorCase => ({
    ...given(id, about, note, [], []),
    mayRefuse: TYPES_ARE_OPTIONAL,
    input: { note, vkeys: [vkey] },
    output: { text: note.slice(0, note.lastIndexOf('\n\n') + 1), verified: [vkey] },
  });
  return [
    given('one-signature', 'one signature', noteOf(text, line)),
    given('foreign-after', 'a signature by somebody unknown after it', noteOf(text, line, foreign)),
    given('foreign-before', 'a signature by somebody unknown before it', noteOf(text, foreign, line)),
    given('foreign-around', 'signatures by others unknown before and after it', noteOf(text, foreign, line, second)),
    given('sixteen-signatures', 'fifteen signatures by others before it', noteOf(text, ...many, line)),
    given('two-keys', 'two keys are given, both have signed', noteOf(text, line, foreign), [log, witness]),
    given('two-keys-one-signed', 'two keys are given, one has signed', noteOf(text, line), [log], [log, witness]),
    given('same-name', 'a signature by another key of the same name is ignored', noteOf(text, namesake, line)),
    given('same-key-id', 'a signature by another name with the same key ID is ignored', noteOf(text, sameId, line)),
    given(
      'foreign-does-not-verify',
      'a foreign signature that could not verify is ignored',
      noteOf(text, signatureLine(witness, 'x\n'), line),
    ),
    given(
      'foreign-of-one-byte',
      'a signature of one byte, of a type that nobody knows, is ignored',
      noteOf(text, newType, line),
    ),
    given('name-beyond-ascii', 'a key name beyond ASCII', noteOf(text, signatureLine(wide, text)), [wide]),
    given('text-beyond-ascii', 'a text beyond ASCII', signed('naïve – “quoted” \u{1F332}\n')),
    given(
      'blank-line-in-text',
      'a blank line inside the text: the last one counts',
      signed('first part\n\nsecond part\n'),
    ),
    given('dash-in-text', 'a line of the text that looks like a signature', signed(`text\n\n${foreign}`)),
    given('long-line', 'a line of 5,000 characters', signed(`${'long '.repeat(1000)}\n`)),
    given(
      'foreign-cosignature',
      'a cosignature of an unknown witness, with eight bytes of time, is ignored',
      noteOf(CHECKPOINT, cosigned, signatureLine(log, CHECKPOINT)),
    ),
    given(
      'cosignature-of-the-log',
      'a cosignature under the name of the log, by a key that was not given, is ignored',
      noteOf(text, line, signatureLine(cosigner(log, 1_700_000_000), text)),
    ),
    fixed('ecdsa', 'an ECDSA key on P-256 (type 0x02), the same for every seed', ECDSA_NOTE, ECDSA_VKEY),
    given(
      'cosignature',
      'an Ed25519 key that cosigns checkpoints (type 0x04)',
      noteOf(CHECKPOINT, cosigned),
      [stamped],
      [stamped],
      { mayRefuse: TYPES_ARE_OPTIONAL },
    ),
    fixed(
      'ml-dsa-44',
      'an ML-DSA-44 key that cosigns checkpoints (type 0x06), the same for every seed',
      ML_DSA_NOTE,
      ML_DSA_VKEY,
    ),
  ];
}
