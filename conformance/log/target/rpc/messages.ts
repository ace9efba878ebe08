import {
  type DescMessage,
  type Message,
  type MessageInitShape,
  type MessageShape,
  toBinary,
  toJsonString,
} from '@bufbuild/protobuf';
import { PublicKeyDetails } from '../../../../spec/generated/touchstone/rekor/v2/common_pb.ts';
import type { CreateEntryRequestSchema } from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import type { TransparencyLogEntry } from '../../../../spec/generated/touchstone/rekor/v2/log_entry_pb.ts';
import type { LogEntry, NewEntry } from '../../oracle/entry/log-entry.ts';

/** A CreateEntryRequest; empty without an entry. Key details without a number are sent as 0. */
export function createRequestMessage(entry: NewEntry | undefined): MessageInitShape<typeof CreateEntryRequestSchema> {
  if (entry === undefined) return {};
  const { digest, signature, verifier, keyDetails } = entry;
  const details = (PublicKeyDetails as Readonly<Record<string, PublicKeyDetails>>)[keyDetails];
  return {
    spec: {
      case: 'hashedRekordRequestV002',
      value: {
        digest,
        signature: {
          content: signature,
          verifier: {
            verifier: { case: verifier.kind, value: { rawBytes: verifier.rawBytes } },
            keyDetails: details ?? PublicKeyDetails.PUBLIC_KEY_DETAILS_UNSPECIFIED,
          },
        },
      },
    },
  };
}

/** A TransparencyLogEntry as checks see it. */
export function logEntryFromMessage(message: Message): LogEntry {
  const entry = message as TransparencyLogEntry;
  const { logIndex, logId, kindVersion, integratedTime, inclusionPromise, inclusionProof, canonicalizedBody } = entry;
  return {
    logIndex,
    ...(logId ? { logId: logId.keyId } : {}),
    ...(kindVersion ? { kindVersion: { kind: kindVersion.kind, version: kindVersion.version } } : {}),
    integratedTime,
    ...(inclusionPromise ? { inclusionPromise: inclusionPromise.signedEntryTimestamp } : {}),
    ...(inclusionProof
      ? {
          inclusionProof: {
            logIndex: inclusionProof.logIndex,
            treeSize: inclusionProof.treeSize,
            rootHash: inclusionProof.rootHash,
            hashes: inclusionProof.hashes,
            checkpoint: inclusionProof.checkpoint?.envelope ?? '',
          },
        }
      : {}),
    canonicalizedBody,
  };
}

/** A message as JSON for the record, and as bytes for the wire. */
export function messageRecord<D extends DescMessage>(
  schema: D,
  message: MessageShape<D>,
): { readonly text: string; readonly message: Uint8Array } {
  return { text: toJsonString(schema, message), message: toBinary(schema, message) };
}
