/** Logs for tests of the audit: in directories, behind sockets, and as virtual logs. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { writeLog } from '../../src/generate/log/write-log.ts';
import { createLog, logRig, type Store, serve, virtualStore } from '../../src/reference/log/index.ts';
import { parseVkey } from '../log/oracle/note/vkey.ts';
import { audit } from './audit.ts';
import type { AuditOptions } from './options.ts';
import type { AuditResult } from './result.ts';
import type { LogSource } from './source/source.ts';

/** The origin of every log in this module; all have the same key. */
export const ORIGIN = 'log.example/audit';
const SEED = 7n;

const folders: string[] = [];
/** Removes the directories after the tests of the calling file. */
export function removesFolders(): void {
  afterAll(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
}

/** A new empty directory, which `removesFolders` removes. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-audit-'));
  folders.push(folder);
  return folder;
}

/** A log in a directory. */
export interface Written {
  readonly folder: string;
  readonly vkey: string;
}

/** Writes a log. `from`: entries from this index on differ from the entries of logs without it. */
export async function written(size: number, from = Number.POSITIVE_INFINITY, folder = newFolder()): Promise<Written> {
  rmSync(folder, { recursive: true, force: true });
  const entry = (index: bigint) => Buffer.from(`${Number(index) >= from ? 'another' : 'entry'} ${index}`);
  const { vkey } = await writeLog({ folder, entries: BigInt(size), seed: SEED, origin: ORIGIN, entry });
  return { folder, vkey };
}

/** Audits a directory, in this thread unless the log is large. */
export function auditOf({ folder, vkey }: Written, more: Partial<AuditOptions> = {}): Promise<AuditResult> {
  return audit({ place: { kind: 'directory', path: folder }, keys: [parseVkey(vkey).value!], ...more });
}

/** The kinds and places of the findings. */
export const kinds = ({ findings }: AuditResult): string[] => findings.map(({ kind, at }) => `${kind} ${at}`);

/** Changes the bytes of a resource. */
export function damage({ folder }: Written, path: string, change: (bytes: Buffer) => Uint8Array | undefined): void {
  const bytes = readFileSync(join(folder, path));
  const changed = change(bytes);
  if (changed) writeFileSync(join(folder, path), changed);
  else rmSync(join(folder, path));
}

/** Flips one byte; `at` below 0 counts from the end. */
export const flipped =
  (at: number) =>
  (bytes: Buffer): Buffer => {
    bytes[at < 0 ? bytes.length + at : at]! ^= 1;
    return bytes;
  };

/** A store as a source, with altered answers. */
export function storeSource(
  store: Store,
  change = (_path: string, bytes: Buffer): Buffer | undefined => bytes,
): LogSource {
  return {
    ahead: 4,
    read: async (path) => {
      const bytes = await store.read(path);
      return bytes && change(path, Buffer.from(bytes));
    },
    close: async () => {},
  };
}

/** A virtual log, signed, as a store. */
export async function virtualLog(size: bigint): Promise<{ readonly store: Store; readonly vkey: string }> {
  let store: Store | undefined;
  const rig = logRig({ origin: ORIGIN });
  const log = await createLog({
    ...rig,
    store: async (parts) => (store = await virtualStore({ origin: ORIGIN, size })(parts)),
  });
  return { store: store!, vkey: log.vkey };
}

/** The reference log with so many entries, behind a socket. */
export async function served(size: number) {
  const log = await createLog(logRig({ origin: ORIGIN }));
  for (let at = 0; at < size; at += 4096)
    await log.append(Array.from({ length: Math.min(4096, size - at) }, (_, i) => Buffer.from(`entry ${at + i}`)));
  const serving = await serve(log.handler);
  const place = { kind: 'http', prefix: `${serving.url}/api/v2`, headers: [], timeoutMs: 5000 } as const;
  const append = (count: number) =>
    log.append(Array.from({ length: count }, (_, i) => Buffer.from(`later entry ${i}`)));
  return { ...serving, place, append, keys: [parseVkey(log.vkey).value!] };
}
