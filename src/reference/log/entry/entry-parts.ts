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

/** The decisions of CreateEntry, including those of admitting a request; see `Parts`. */
export interface EntryParts extends AdmitParts {
  /** The longest request body that is read, in bytes. */
  requestLimit(): number;
  /** The request that a body holds. */
  readRequest(body: Uint8Array): Admission<CreateEntryRequest>;
  /** The statement of a request that may be logged, or its refusal. */
  admit(request: CreateEntryRequest, parts: EntryParts): Admission<HashedRekord>;
  /** The leaf. */
  canonicalBody(entry: HashedRekord): Uint8Array;
  /** A hash that two entries share exactly when they are equivalent; 32 bytes. */
  identity(body: Uint8Array): Uint8Array;
  /** The log's ID: the hash whose first four bytes are the signer's key ID; 32 bytes. */
  logId(name: string, type: number, key: Uint8Array): Uint8Array;
  /** The ranges of leaves whose hashes prove inclusion, from the leaf's sibling upwards, as start and end. */
  inclusionRanges(index: bigint, size: bigint): readonly (readonly [start: bigint, end: bigint])[];
  /** The answer of CreateEntry. */
  logEntry(logged: Logged): TransparencyLogEntry;
  /** HTTP status of a created entry, and of an existing entry where the log returns those. */
  createdStatus(isNew: boolean): number;
  logEntryJson(entry: TransparencyLogEntry): string;
  errorJson(refusal: Refusal): string;
}

/** The correct decisions. `inclusionRanges` is PATH of RFC 6962, section 2.1.1. */
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
