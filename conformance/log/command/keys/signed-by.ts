import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Signer } from '../../../../src/reference/log/index.ts';
import { throwUsageError } from '../../../command/usage-error.ts';

/**
 * Refuses a folder whose log another key has signed: readers of the log would refuse what this key signs. A checkpoint that
 * is malformed or of another origin is left to the log, which refuses it.
 *
 * @throws UsageError with the names and IDs of both keys.
 */
export function refuseOtherKey(folder: string, origin: string, signer: Signer): void {
  const file = join(folder, 'checkpoint');
  if (!existsSync(file)) return;
  const checkpoint = readFileSync(file, 'utf8');
  if (checkpoint.split('\n', 1)[0] === origin) refuseOtherSigner({ dir: folder, file, checkpoint }, signer);
}

/** A kept log: the value of `--dir`, the name of its checkpoint, and its text. */
interface SignedLog {
  readonly dir: string;
  readonly file: string;
  readonly checkpoint: string;
}

/** Refuses a checkpoint that another key has signed. @throws UsageError with the names and IDs of both keys. */
export function refuseOtherSigner({ dir, file, checkpoint }: SignedLog, { name, keyId, vkey }: Signer): void {
  const lines = checkpoint.split('\n');
  const signatures = lines.map((line) => /^\u2014 (\S+) (\S+)$/.exec(line)).filter((match) => match !== null);
  const keys = signatures.map(([, by, signature]) => ({ by, id: Buffer.from(signature!, 'base64').subarray(0, 4) }));
  if (keys.length === 0 || keys.some(({ by, id }) => by === name && id.length === 4 && id.readUInt32BE() === keyId))
    return;
  const found = keys.map(({ by, id }) => `${by}+${id.toString('hex')}`).join(', ');
  throwUsageError(
    `--dir ${dir}: the log there is signed by another key: expected ${vkey.slice(0, vkey.lastIndexOf('+'))}, found ${found} (${file}); give the seed of that key (and --static-ct only for a log of certificates), or name another place`,
  );
}
