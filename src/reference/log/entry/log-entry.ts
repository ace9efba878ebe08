import { create, toJson } from '@bufbuild/protobuf';
import {
  type TransparencyLogEntry,
  TransparencyLogEntrySchema,
} from '../../../../spec/generated/touchstone/rekor/v2/log_entry_pb.ts';
import { KIND } from './hashed-rekord.ts';

/** The facts about a logged entry that its answer needs. */
export interface Logged {
  readonly index: bigint;
  readonly body: Uint8Array;
  /** The published tree that contains the entry. */
  readonly size: bigint;
  readonly root: Uint8Array;
  /** The checkpoint of that tree, as it is served. */
  readonly checkpoint: string;
  /** From the leaf's sibling upwards (RFC 6962, section 2.1.1). */
  readonly hashes: readonly Uint8Array[];
  /** The hash whose first four bytes are the key ID of the log's signature. */
  readonly logId: Uint8Array;
}

/** The answer of CreateEntry. Rekor v2 gives neither an integrated time nor an inclusion promise. */
export function logEntry(logged: Logged): TransparencyLogEntry {
  return create(TransparencyLogEntrySchema, {
    logIndex: logged.index,
    logId: { keyId: logged.logId },
    kindVersion: KIND,
    inclusionProof: {
      logIndex: logged.index,
      rootHash: logged.root,
      treeSize: logged.size,
      hashes: [...logged.hashes],
      checkpoint: { envelope: logged.checkpoint },
    },
    canonicalizedBody: logged.body,
  });
}

/** The JSON of the answer: it has members with default values too, and the inclusion promise is null. */
export function logEntryJson(entry: TransparencyLogEntry): string {
  const json = toJson(TransparencyLogEntrySchema, entry, { alwaysEmitImplicit: true }) as Record<string, unknown>;
  return JSON.stringify({ inclusionPromise: null, ...json });
}
