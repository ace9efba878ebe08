import { create, toJson } from '@bufbuild/protobuf';
import {
  type TransparencyLogEntry,
  TransparencyLogEntrySchema,
} from '../../../../spec/generated/touchstone/rekor/v2/log_entry_pb.ts';
import { KIND } from './hashed-rekord.ts';

/** What is known of a logged entry when its request is answered. */
export interface Logged {
  readonly index: bigint;
  readonly body: Uint8Array;
  /** The published tree that covers it. */
  readonly size: bigint;
  readonly root: Uint8Array;
  /** The checkpoint of that tree, as it is served. */
  readonly checkpoint: string;
  /** From the leaf's sibling upwards (RFC 6962, section 2.1.1). */
  readonly hashes: readonly Uint8Array[];
  /** The hash that the key ID of the log's signature begins. */
  readonly logId: Uint8Array;
}

/** The message that CreateEntry answers with. Rekor v2 vouches for no time and promises nothing. */
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

/** Its JSON: members that have their default are there too, and the promise that is never made is null. */
export function logEntryJson(entry: TransparencyLogEntry): string {
  const json = toJson(TransparencyLogEntrySchema, entry, { alwaysEmitImplicit: true }) as Record<string, unknown>;
  return JSON.stringify({ inclusionPromise: null, ...json });
}
