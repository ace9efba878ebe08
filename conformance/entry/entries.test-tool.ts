/** Entries and bundles for tests, made by the reference log. */
import { createLog, ed25519Signer, type Log, type LogRig, logRig } from '../../src/reference/log/index.ts';
import { entryMaker } from '../log/inputs/entry/entry-maker.ts';
import { requestJson } from '../log/oracle/entry/create-request.ts';
import { hashAlgorithmOf } from '../log/oracle/entry/key-details.ts';
import type { NewEntry } from '../log/oracle/entry/log-entry.ts';
import { parseVkey } from '../log/oracle/note/vkey.ts';
import { type EntryFile, entriesInFile } from './entry-file.ts';
import { type EntriesResult, type VerifyOptions, verifyEntries } from './verify-entries.ts';

/** The origin and the key of every log in this module. */
export const ORIGIN = 'log.example';
export const signer = ed25519Signer({ name: ORIGIN, privateKey: Buffer.alloc(32, 9) });
/** That key as the verification takes it. */
export const trust: VerifyOptions = { keysFor: () => [parseVkey(signer.vkey).value!] };

/** A TransparencyLogEntry as the log answers with it. */
export interface AnsweredEntry {
  readonly logIndex: string;
  readonly logId: { readonly keyId: string };
  readonly kindVersion: { readonly kind: string; readonly version: string };
  readonly integratedTime?: string;
  readonly inclusionPromise?: unknown;
  readonly inclusionProof: {
    readonly logIndex: string;
    readonly rootHash: string;
    readonly treeSize: string;
    readonly hashes: readonly string[];
    readonly checkpoint: { readonly envelope: string };
  };
  readonly canonicalizedBody: string;
}

const maker = entryMaker({ runId: 'entries' });
/** An entry as a client sends it. */
export const newEntry = (name: string, as: NewEntry['verifier']['kind'] = 'publicKey'): NewEntry =>
  maker.make(name, undefined, as);

/** A log with so many entries before the first that a test creates. */
export async function logWith(entries: number, rig: Partial<LogRig> = {}): Promise<Log> {
  const log = await createLog(logRig({ origin: ORIGIN, signer, ...rig }));
  if (entries > 0) await log.append(Array.from({ length: entries }, (_, i) => Buffer.from(`entry ${i}`)));
  return log;
}

/** Creates an entry and returns the log's answer. */
export async function create(log: Log, entry: NewEntry): Promise<AnsweredEntry> {
  const headers = { 'content-type': 'application/json' };
  const body = Buffer.from(requestJson(entry));
  const answer = await log.handler(new Request('http://log/api/v2/log/entries', { method: 'POST', headers, body }));
  if (answer.status !== 201) throw new Error(`status ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as AnsweredEntry;
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** The bundle of an entry. */
export function bundleOf(entry: NewEntry, ...tlogEntries: readonly unknown[]): object {
  const { digest, signature, verifier } = entry;
  const held = { rawBytes: text(verifier.rawBytes) };
  return {
    mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
    verificationMaterial: {
      tlogEntries,
      ...(verifier.kind === 'publicKey' ? { publicKey: { hint: 'a key' } } : { certificate: held }),
    },
    messageSignature: {
      messageDigest: { algorithm: hashAlgorithmOf(entry.keyDetails), digest: text(digest) },
      signature: text(signature),
    },
  };
}

/** The file with this JSON. */
export const fileOf = (value: unknown): EntryFile =>
  entriesInFile(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))).value!;

/** Verifies a file with this JSON, with the key of the logs unless other settings are given. */
export const verified = (value: unknown, options: Partial<VerifyOptions> = {}): Promise<EntriesResult> =>
  verifyEntries(fileOf(value), { ...trust, ...options });

/** The statements that fail, with their reasons: `proof#root`. */
export const failures = ({ entries }: EntriesResult): readonly string[] =>
  entries.flatMap(({ statements }) =>
    statements.flatMap((one) => (one.outcome === 'fails' ? [`${one.id}#${one.defect.reason}`] : [])),
  );
