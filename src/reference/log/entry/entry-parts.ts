import type { CreateEntryRequest } from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import type { TransparencyLogEntry } from '../../../../spec/generated/touchstone/rekor/v2/log_entry_pb.ts';
import { logId } from '../checkpoint/key.ts';
import { algorithmOf } from '../signature/algorithms.ts';
import { keyFits, readKey } from '../signature/public-key.ts';
import { verifyDigest } from '../signature/verify.ts';
import { sha256 } from '../tree/hash.ts';
import { type AdmitParts, admit, digestFits } from './admit.ts';
import { errorJson } from './error-json.ts';
import { canonicalBody, type HashedRekord } from './hashed-rekord.ts';
import { type Logged, logEntry, logEntryJson } from './log-entry.ts';
import type { Admission, Refusal } from './refusal.ts';
import { readRequest } from './request.ts';

/** The decisions of CreateEntry, those of admitting among them; see `Parts`. */
export interface EntryParts extends AdmitParts {
  /** The longest request body that is read, in bytes. */
  requestLimit(): number;
  /** The request that a body holds. */
  readRequest(body: Uint8Array): Admission<CreateEntryRequest>;
  /** Whether a request may be logged, and what it says. */
  admit(request: CreateEntryRequest, parts: EntryParts): Admission<HashedRekord>;
  /** The leaf. */
  canonicalBody(entry: HashedRekord): Uint8Array;
  /** What two entries have in common exactly when they are the same; 32 bytes. */
  identity(body: Uint8Array): Uint8Array;
  /** The log's ID: the hash that a signer's key ID begins, 32 bytes. */
  logId(name: string, type: number, key: Uint8Array): Uint8Array;
  /** The ranges of leaves whose hashes prove inclusion, from the leaf's sibling upwards, as start and end. */
  inclusionRanges(index: bigint, size: bigint): readonly (readonly [start: bigint, end: bigint])[];
  /** The message that CreateEntry answers with. */
  logEntry(logged: Logged): TransparencyLogEntry;
  /** HTTP status of a created entry, and of one that was there already where those are answered with. */
  createdStatus(isNew: boolean): number;
  logEntryJson(entry: TransparencyLogEntry): string;
  errorJson(refusal: Refusal): string;
}

/** The right ones. `inclusionRanges` is RFC 6962's own. */
export const entryParts: Omit<EntryParts, 'inclusionRanges'> = {
  requestLimit: () => 4 * 1024 * 1024,
  readRequest,
  admit,
  algorithmOf,
  readKey,
  keyFits,
  digestFits,
  verifyDigest,
  canonicalBody,
  identity: sha256,
  logId,
  logEntry,
  createdStatus: (isNew) => (isNew ? 201 : 200),
  logEntryJson,
  errorJson,
};
