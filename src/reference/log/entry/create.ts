import type { CreateEntryRequest } from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import type { TransparencyLogEntry } from '../../../../spec/generated/touchstone/rekor/v2/log_entry_pb.ts';
import { isNotOpen } from '../error.ts';
import type { Placed, Sequencer } from '../growth/sequencer.ts';
import type { KnownEntries } from '../known/known-entries.ts';
import type { LogRig } from '../rig.ts';
import type { Store } from '../store/store.ts';
import { prover } from '../tree/inclusion.ts';
import type { AdmitJson, AdmitMessage } from './admitting-pool.ts';
import { type Admission, alreadyThere, frozen, notOpen, tooBusy } from './refusal.ts';

/** The outcome of a request that was not refused. */
export interface Created {
  readonly entry: TransparencyLogEntry;
  /** False for an entry that the log already had and returns again. */
  readonly isNew: boolean;
}

/** CreateEntry, without its transport. */
export type CreateEntry = (request: CreateEntryRequest) => Promise<Admission<Created>>;

/** CreateEntry of a request in JSON. */
export type CreateFromJson = (body: Uint8Array) => Promise<Admission<Created>>;

/** The members of the log that creating an entry needs. */
export interface Creating {
  readonly rig: LogRig;
  readonly store: Store;
  readonly sequencer: Sequencer;
  readonly admitJson: AdmitJson;
  readonly admitMessage: AdmitMessage;
  known(): Promise<KnownEntries>;
  /** The published tree, as it is now. */
  latest(): Omit<Placed, 'index'>;
}

/**
 * Processes a request: admits it, looks for an equivalent entry, appends, publishes, and answers with a proof in the
 * very tree that was published with the entry. A log that is closed or has stopped refuses. Rejects where the store
 * fails meanwhile: it is then unknown whether the entry was logged.
 */
export function createEntry(creating: Creating): {
  readonly createEntry: CreateEntry;
  readonly createFromJson: CreateFromJson;
} {
  const { rig, store, sequencer, admitJson, admitMessage, known, latest } = creating;
  const { parts, signer, duplicates = 'refuse', pushback = 4096 } = rig;
  const prove = prover(store, parts);
  let admitting = 0;

  const answer = async (body: Uint8Array, placed: Placed, isNew: boolean): Promise<Admission<Created>> => {
    const { index, size } = placed;
    const hashes = await prove(index, size);
    const logId = parts.logId(signer.name, signer.type, signer.publicKey);
    return { value: { entry: parts.logEntry({ ...placed, body, hashes, logId }), isNew } };
  };

  const take = async (body: Uint8Array): Promise<Admission<Created>> => {
    const entries = duplicates === 'readmit' ? undefined : await known();
    const identity = parts.identity(body);
    const earlier = entries?.find(identity);
    if (earlier !== undefined) {
      const index = await earlier;
      return duplicates === 'refuse' ? alreadyThere(index) : answer(body, { ...latest(), index }, false);
    }
    if (sequencer.outstanding() >= pushback) return tooBusy();
    const placed = sequencer.add(body);
    entries?.add(
      identity,
      placed.then(({ index }) => index),
    );
    return answer(body, await placed, true);
  };

  const create = async (admit: () => Promise<Admission<Uint8Array>>): Promise<Admission<Created>> => {
    // Requests that wait for their verification are under way as well.
    if (pushback > 0 && admitting >= pushback) return tooBusy();
    admitting++;
    try {
      const { value: body, refusal } = await admit().finally(() => admitting--);
      return body ? await take(body) : { refusal };
    } catch (cause) {
      if (isNotOpen(cause)) return notOpen();
      throw cause;
    }
  };

  return {
    createEntry: async (request) => {
      if (rig.frozen !== undefined) return frozen();
      return create(() => admitMessage(request));
    },
    createFromJson: async (body) => {
      if (rig.frozen === undefined) return create(() => admitJson(body));
      const { refusal } = parts.readRequest(body);
      return refusal ? { refusal } : frozen();
    },
  };
}
