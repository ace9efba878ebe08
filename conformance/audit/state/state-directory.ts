import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Vkey } from '../../log/oracle/note/verifier-key.ts';
import { CHECKPOINT_BYTES } from '../checkpoint/fetch-head.ts';
import type { Growth } from '../checkpoint/growth.ts';
import { type Head, readHead } from '../checkpoint/head.ts';
import { keepEvidence } from './evidence.ts';
import { makeFolder } from './folder.ts';
import { withLock } from './lock.ts';

/** The state directory cannot be used as it is: something for the person to mend. */
export class StateError extends Error {
  override readonly name = 'StateError';
}

/** The checkpoints that were seen, one for each origin, in a directory. */
export interface StateDirectory {
  /** The checkpoint kept for an origin. Throws `StateError` where it is damaged, or not signed by these keys. */
  kept(origin: string, keys: readonly Vkey[]): Head | undefined;
  /**
   * Keeps a checkpoint that was proved to follow the one kept. Where somebody else has kept another meanwhile, `prove` is
   * asked whether the larger of the two begins with the smaller; a larger one stays. Gives what stands there then.
   */
  keep(
    head: Head,
    after: Head | undefined,
    keys: readonly Vkey[],
    prove: (kept: Head) => Promise<Growth>,
  ): Promise<KeptHead>;
  /** Another origin that a checkpoint is kept of which these keys have signed: the same log under another name, perhaps. */
  other(origin: string, keys: readonly Vkey[]): string | undefined;
  /** Keeps both notes of a log that is not what it was, once, and gives the directory that they are in. */
  evidence(kept: Head, found: Head, growth: Growth, at: Date): string;
}

/** What came of keeping a checkpoint: `kept`, `superseded` by a larger one of another audit, or what stands against it. */
export type KeptHead =
  | { readonly kind: 'kept' | 'superseded' }
  | { readonly kind: 'refused'; readonly growth: Growth; readonly against: Head };

/** Opens a state directory, and makes it where there is none. Throws `StateError` where nothing can be written there. */
export function openStateDirectory(folder: string): StateDirectory {
  try {
    makeFolder(folder);
    const probe = join(folder, `.probe-${randomBytes(6).toString('hex')}`);
    writeFileSync(probe, '', { flag: 'wx' });
    rmSync(probe);
  } catch (cause) {
    throw new StateError(`nothing can be written to the state directory ${folder}: ${plainly(cause as Error)}`, {
      cause,
    });
  }
  const fileOf = (origin: string) => join(folder, `${nameOf(origin)}.checkpoint`);

  function kept(origin: string, keys: readonly Vkey[]): Head | undefined {
    const file = fileOf(origin);
    let note: Uint8Array;
    try {
      note = readNote(file);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw new StateError(`the kept checkpoint ${file} cannot be read: ${plainly(cause as Error)}`, { cause });
    }
    const { head, findings } = readHead(note, keys, origin);
    const [wrong] = findings;
    if (head && !wrong) return head;
    const words = `expected ${wrong!.expected}, found ${wrong!.actual}`;
    throw new StateError(
      `the kept checkpoint ${file} is damaged, or of another key: ${words}; it is left as it is: mend it, or move it away to begin anew`,
    );
  }

  function other(origin: string, keys: readonly Vkey[]): string | undefined {
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.checkpoint'))) {
      try {
        const { head, findings } = readHead(readNote(join(folder, name)), keys);
        if (head && findings.length === 0 && head.checkpoint.origin !== origin) return head.checkpoint.origin;
      } catch {
        // What cannot be read is told when its own log is audited.
      }
    }
    return undefined;
  }

  return {
    kept,
    other,
    keep: (head, after, keys, prove) =>
      withLock(`${fileOf(head.checkpoint.origin)}.lock`, async (): Promise<KeptHead> => {
        const stands = kept(head.checkpoint.origin, keys);
        if (stands && !(after && Buffer.from(stands.note).equals(after.note))) {
          const growth = await prove(stands);
          if (stands.checkpoint.size > head.checkpoint.size && growth.kind === 'grown') return { kind: 'superseded' };
          if (growth.kind !== 'grown' && growth.kind !== 'same') return { kind: 'refused', growth, against: stands };
        }
        replace(folder, fileOf(head.checkpoint.origin), head.note);
        return { kind: 'kept' };
      }),
    evidence: (before, found, growth, at) => keepEvidence(join(folder, 'evidence'), before, found, growth, at),
  };
}

/** The bytes of a kept note: a file, and no longer than a checkpoint is read of a log. */
function readNote(file: string): Uint8Array {
  const handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stat = fstatSync(handle);
    if (!stat.isFile() || stat.size > CHECKPOINT_BYTES)
      throw new Error(`it is no file of up to ${CHECKPOINT_BYTES} bytes`);
    return readFileSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** What a file system answers, in words. */
const WHY: Readonly<Record<string, string>> = {
  EEXIST: 'this, or a part of the path to it, is a file and not a directory',
  ENOTDIR: 'a part of the path to it is a file and not a directory',
  EACCES: 'there is no permission to write there',
  EPERM: 'there is no permission to write there',
  EROFS: 'the file system may only be read',
  ENOSPC: 'the file system is full',
  EDQUOT: 'the quota is used up',
};

/** Why something could not be written; Node's own words begin with a code. */
function plainly({ code = '', message }: NodeJS.ErrnoException): string {
  return WHY[code] ?? message.replace(/^[A-Z]+: /, '');
}

/** A file name for an origin: what is plain of it for people, and its hash, so that no two share one. */
function nameOf(origin: string): string {
  const plain = origin
    .replace(/[^A-Za-z0-9.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(0, 60);
  return `${plain}-${createHash('sha256').update(origin).digest('hex').slice(0, 16)}`;
}

/** Puts a file in place, whole or not at all, and on disk. */
function replace(folder: string, file: string, bytes: Uint8Array): void {
  const temporary = `${file}.tmp-${randomBytes(6).toString('hex')}`;
  try {
    const handle = openSync(temporary, 'wx');
    try {
      // Not writeSync, which on a full disk writes a part and says so only by its count.
      writeFileSync(handle, bytes);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, file);
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw new StateError(`the checkpoint cannot be kept in ${folder}: ${plainly(cause as Error)}`, { cause });
  }
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
