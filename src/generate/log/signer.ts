import { ed25519Signer, type Signer, sha256 } from '../../reference/log/index.ts';

/** The rule of {@link seededSigner}. */
export const KEY_RULE =
  'The Ed25519 private key (RFC 8032, section 5.1.5: 32 bytes) of the name n and the seed s is SHA-256 of the UTF-8 text ' +
  '"touchstone key of n of seed s", s in decimal. Everybody knows it: it is for fixtures and nothing else.';

/** The signer of a name and a seed, the same every time. RangeError for a name that a note cannot carry. */
export function seededSigner(name: string, seed: bigint): Signer {
  return ed25519Signer({ name, privateKey: sha256(Buffer.from(`touchstone key of ${name} of seed ${seed}`)) });
}
