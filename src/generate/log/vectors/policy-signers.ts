import { checkpointText, type Signer } from '../../../reference/log/index.ts';
import { seededSigner } from '../signer.ts';
import { invented } from './damage.ts';
import { cosigner, noteOf, signatureLine } from './signing.ts';

/** When the witnesses cosigned, in POSIX seconds. */
export const TIME = 1_700_000_000;
const ORIGIN = 'log.example/fixtures';

/** The members of the file: a log, four witnesses w1 to w4, and what they sign. */
export function policySigners(seed: bigint) {
  const log = seededSigner(ORIGIN, seed);
  const witnesses = [1, 2, 3, 4].map((i) => cosigner(seededSigner(`w${i}.example`, seed), TIME));
  const text = checkpointText(ORIGIN, 7n, invented('root of 7'));
  const line = (signer: Signer, over = text) => signatureLine(signer, text, { over });
  const lines = witnesses.map(
    ({ vkey }, i) => `witness w${i + 1} ${vkey} https://w${i + 1}.example/\n`,
  ) as unknown as readonly [string, string, string, string];
  /** A checkpoint that the log and these witnesses, 1 to 4, have signed. */
  const signedBy = (...numbers: readonly number[]) =>
    noteOf(text, line(log), ...numbers.map((i) => line(witnesses[i - 1]!)));
  return { log, witnesses, text, line, lines, signedBy };
}
