import { createHash, randomBytes } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileErrorText } from '../../files/file-error.ts';
import { makeFolder } from '../../files/make-folder.ts';
import { replaceFile } from '../../files/new-file.ts';
import type { Vkey } from '../../log/oracle/note/verifier-key.ts';
import { isSignedLater } from '../checkpoint/compare-tree-heads.ts';
import { CHECKPOINT_BYTES } from '../checkpoint/fetch-head.ts';
import type { Growth } from '../checkpoint/growth.ts';
import { type Head, readHead } from '../checkpoint/head.ts';
import { keepEvidence } from './evidence.ts';
import { withLock } from './lock.ts';

/** The state directory is unusable, and the user has to fix it. */
export class StateError extends Error {
  override readonly name = 'StateError';
}

/** A directory that keeps a verified checkpoint for each origin. */
export interface StateDirectory {
  /** The checkpoint kept for an origin. Throws `StateError` where it is damaged, or not signed by these keys. */
  kept(origin: string, keys: readonly Vkey[]): Head | undefined;
  /**
   * Keeps a checkpoint whose tree was proved to begin with the kept one. If another process has kept a checkpoint in
   * the meantime, `prove` has to show that the larger tree begins with the smaller; the larger one stays. Returns
   * which checkpoint is kept.
   */
  keep(
    head: Head,
    after: Head | undefined,
    keys: readonly Vkey[],
    prove: (kept: Head) => Promise<Growth>,
  ): Promise<KeptHead>;
  /** Another origin with a kept checkpoint that these keys have signed: perhaps the same log under another name. */
  other(origin: string, keys: readonly Vkey[]): string | undefined;
  /** Keeps both notes of a log that was rolled back, forked or rewritten, once, and returns their directory. */
  evidence(kept: Head, present: Head, growth: Growth, at: Date): string;
}

/**
 * The result of keeping a checkpoint: `kept`, `superseded` by a larger one of another audit, or `refused` with the
 * contradicting checkpoint.
 */
export type KeptHead =
  | { readonly kind: 'kept' | 'superseded' }
  | { readonly kind: 'refused'; readonly growth: Growth; readonly against: Head };

/** Opens a state directory, and makes it if it does not exist. Throws `StateError` where it is not writable. */
export function openStateDirectory(folder: string): StateDirectory {
  try {
    makeFolder(folder);
    const probe = join(folder, `.probe-${randomBytes(6).toString('hex')}`);
    writeFileSync(probe, '', { flag: 'wx' });
    rmSync(probe);
  } catch (cause) {
    throw new StateError(`nothing can be written to the state directory ${folder}: ${fileErrorText(cause)}`, {
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
      throw new StateError(`the kept checkpoint ${file} cannot be read: ${fileErrorText(cause)}`, { cause });
    }
    const { head, findings } = readHead(note, keys, origin);
    const [wrong] = findings;
    if (head && !wrong) return head;
    const words = `expected ${wrong!.expected}, found ${wrong!.actual}`;
    throw new StateError(
      `the kept checkpoint ${file} is damaged, or of another key: ${words}; it was not changed: repair it, or move it away to start over`,
    );
  }

  function otherOrigin(origin: string, keys: readonly Vkey[]): string | undefined {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.checkpoint'))) {
      try {
        const { head, findings } = readHead(readNote(join(folder, name)), keys);
        if (head && findings.length === 0 && head.checkpoint.origin !== origin) return head.checkpoint.origin;
      } catch {
        // An unreadable checkpoint is reported when its own log is audited.
      }
    }
    return undefined;
  }

  return {
    kept,
    other: otherOrigin,
    keep: (head, after, keys, prove) =>
      withLock(`${fileOf(head.checkpoint.origin)}.lock`, async (): Promise<KeptHead> => {
        const stands = kept(head.checkpoint.origin, keys);
        if (stands && !(after && Buffer.from(stands.note).equals(after.note))) {
          const growth = await prove(stands);
          if (stands.checkpoint.size > head.checkpoint.size && growth.kind === 'grown') return { kind: 'superseded' };
          if (growth.kind === 'same' && isSignedLater(stands, head)) return { kind: 'superseded' };
          if (growth.kind !== 'grown' && growth.kind !== 'same') return { kind: 'refused', growth, against: stands };
        }
        replace(folder, fileOf(head.checkpoint.origin), head.note);
        return { kind: 'kept' };
      }),
    evidence: (earlier, present, growth, at) => keepEvidence(join(folder, 'evidence'), earlier, present, growth, at),
  };
}

/** The bytes of a kept note: a file, and not longer than the limit for a log's checkpoint. */
function readNote(file: string): Uint8Array {
  const handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stat = fstatSync(handle);
    if (!stat.isFile() || stat.size > CHECKPOINT_BYTES)
      throw new Error(`it is not a file of up to ${CHECKPOINT_BYTES} bytes`);
    return readFileSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** A file name for an origin: its plain characters for people, and its hash, so that names are unique. */
function nameOf(origin: string): string {
  const plain = origin
    .replace(/[^A-Za-z0-9.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(0, 60);
  return `${plain}-${createHash('sha256').update(origin).digest('hex').slice(0, 16)}`;
}

/** Replaces a file of the folder. */
function replace(folder: string, file: string, bytes: Uint8Array): void {
  try {
    replaceFile(file, bytes);
  } catch (cause) {
    throw new StateError(`the checkpoint cannot be kept in ${folder}: ${fileErrorText(cause)}`, { cause });
  }
}
