import { type NoteSignature, openNote } from '../checkpoint/note.ts';
import type { LogRig } from '../rig.ts';
import type { Store } from '../store/store.ts';
import { consistencyProof } from '../tree/consistency.ts';
import { gatherer } from './gather.ts';

/** Has a checkpoint of a tree of a size cosigned: gives its bytes with the cosignatures. @throws LogError `unwitnessed` */
export type Cosign = (note: string, size: bigint) => Promise<Uint8Array>;

/** The way in which a log has its checkpoints cosigned; `undefined` where it asks no witnesses. */
export function cosigning({ witnessing, parts }: LogRig, store: Store): Cosign | undefined {
  if (!witnessing) return undefined;
  const gather = gatherer(witnessing);
  return async (note, size) => {
    const proof = (old: bigint) => (old === size ? Promise.resolve([]) : consistencyProof(old, size, store, parts));
    const cosignatures = await gather({ note, size, proof });
    return Buffer.from(withSignatures(note, cosignatures, parts));
  };
}

/** The note with further signature lines after its own; those that it has from earlier witnesses are left out. */
function withSignatures(note: string, more: readonly NoteSignature[], parts: LogRig['parts']): string {
  const { text, signatures } = openNote(note)!;
  const isReplaced = (line: NoteSignature) =>
    more.some(({ name, keyId }) => name === line.name && keyId === line.keyId);
  return parts.note(text, [...signatures.filter((line) => !isReplaced(line)), ...more]);
}
