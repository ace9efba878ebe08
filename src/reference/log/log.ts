import type { Handler } from '../serve.ts';
import { sealCheckpoint } from './checkpoint/seal.ts';
import { admittingPool } from './entry/admitting-pool.ts';
import { type CreateEntry, createEntry } from './entry/create.ts';
import { closed, frozenLog, type LogError, stopped } from './error.ts';
import { type Grown, grow } from './growth/grow.ts';
import { queue } from './growth/queue.ts';
import { type Published, sequencer } from './growth/sequencer.ts';
import type { LogRpc } from './grpc/log-rpc.ts';
import { logRpc } from './grpc/rpc.ts';
import { logHandler } from './http/handler.ts';
import { openKnown } from './known/open-known.ts';
import type { LogRig } from './rig.ts';
import { removeBeyond } from './store/beyond.ts';
import { showPrepared } from './store/prepared.ts';
import { publish as publishTo } from './store/publish.ts';
import { resume } from './store/resume.ts';
import type { Store, Write } from './store/store.ts';
import { rememberingPairs } from './tree/fold.ts';
import { type Edge, emptyEdge, summit } from './tree/right-edge.ts';
import { type Cosign, cosigning } from './witnessing/cosign.ts';

/** A tiled transparency log. */
export interface Log {
  /** First line of the checkpoint (C2SP tlog-checkpoint, "Note text"). */
  readonly origin: string;
  /** Verifier key line of the log's signer. */
  readonly vkey: string;
  /** Size of the tree that the checkpoint in the store names. */
  size(): bigint;
  /**
   * Appends a batch and resolves once its checkpoint is published, with the index of the first entry. Concurrent calls
   * take turns; a batch is never split. An empty batch changes nothing. Entries may be empty.
   *
   * @throws RangeError for an entry of more than 65,535 bytes; then nothing of the batch is appended.
   * @throws LogError `closed`; `frozen`; `stopped` after a write that failed.
   */
  append(entries: readonly Uint8Array[]): Promise<bigint>;
  /**
   * Serves certificates of issuers, each by its hash (C2SP static-ct-api, "Issuers"). The entries that name them come after
   * them.
   *
   * @throws LogError as `append` does.
   */
  addIssuers(certificates: readonly Uint8Array[]): Promise<void>;
  /** Signs the present tree head again and replaces the checkpoint. */
  publish(): Promise<void>;
  /** CreateEntry, without its transport. */
  readonly createEntry: CreateEntry;
  /** Answers HTTP requests: `serve` puts it on a socket. */
  readonly handler: Handler;
  /** The operations over gRPC: `serveRpc` puts them on a socket. */
  readonly rpc: LogRpc;
  /** Resolves when the appends under way are done. After that, append and publish refuse; reading goes on. */
  close(): Promise<void>;
}

/**
 * Opens the log in the rig's store, or starts one there. Either way a checkpoint by the rig's signer is in the store
 * when this resolves: that of a new log has size 0, that of an old log is signed again.
 *
 * @throws RangeError for an origin that no checkpoint can carry.
 * @throws LogError where the store contains another log, or a damaged log: see {@link resume}; `unwitnessed` where the rig's
 * witnesses do not cosign the checkpoint.
 */
export async function createLog(rig: LogRig): Promise<Log> {
  const { parts, origin } = rig;
  if (!/^[^\p{Cc}]+$/u.test(origin)) {
    throw new RangeError(`an origin is one line of text and not empty: ${JSON.stringify(origin)}`);
  }
  const store = await rig.store(parts);
  const release = await store.lock?.();
  try {
    return await openLog(rig, store, () => release?.());
  } catch (cause) {
    release?.();
    throw cause;
  }
}

async function openLog(rig: LogRig, store: Store, release: () => void): Promise<Log> {
  const { parts, origin, signer } = rig;
  const cosign = cosigning(rig, store);
  await showPrepared(store, origin, parts, cosign);
  let edge: Edge = (await resume(store, origin, parts)) ?? emptyEdge;
  const shown = signer.follow && (await store.read('checkpoint'));
  if (shown) signer.follow!(Buffer.from(shown).toString());
  if (store.lock) await removeBeyond(store, edge, parts);
  let root = summit(edge, parts).root;
  const folding = rememberingPairs(parts);
  const inTurn = queue();
  let refusal: LogError | undefined;

  let checkpoint = '';
  /**
   * The paths that the batch under way writes: what is served is immutable (C2SP tlog-tiles, "Merkle Tree"), and the batch
   * may fail.
   */
  const unpublished = new Set<string>();

  /** Shows a tree when all that its checkpoint commits to is written. */
  const show = async (writes: Generator<Write, Grown>): Promise<void> => {
    let grown: Grown | undefined;
    let note = '';
    const noted = function* () {
      let step = writes.next();
      for (; !step.done; step = writes.next()) {
        unpublished.add(step.value.path);
        yield step.value;
      }
      grown = step.value;
    };
    const sealed = () => Buffer.from((note = sealCheckpoint(rig, grown!.edge.size, grown!.root)));
    const cosigned = async (cosign: Cosign) => {
      const bytes = await cosign(note, grown!.edge.size);
      note = Buffer.from(bytes).toString();
      return bytes;
    };
    await publishTo(store, noted(), sealed, cosign && (() => cosigned(cosign)));
    ({ edge, root } = grown!);
    checkpoint = note;
    unpublished.clear();
  };
  const showAgain = () => show(unchanged({ edge, root }));

  const commit = async (entries: readonly Uint8Array[]): Promise<Published> => {
    const first = edge.size;
    await show(grow(edge, entries, parts, folding));
    const published = { first, size: edge.size, root, checkpoint };
    await known.published({ ...published, entries });
    return published;
  };

  /** After a failed write the contents of the store are unknown, so the log goes on only after it is opened again. */
  const orStop = async <T>(work: () => Promise<T>): Promise<T> => {
    if (refusal !== undefined) throw refusal;
    try {
      return await work();
    } catch (cause) {
      refusal = stopped(edge.size, cause);
      throw cause;
    }
  };

  await showAgain();
  const known = await openKnown(rig, store, edge);
  let closing: Promise<void> | undefined;

  const publish = (batch: readonly Uint8Array[]) => inTurn(() => orStop(() => commit(batch)));
  const admitting = admittingPool(rig);
  const sequence = sequencer(publish, admitting.underWay);
  const creating = createEntry({
    rig,
    store,
    sequencer: sequence,
    admitJson: admitting.admitJson,
    admitMessage: admitting.admitMessage,
    known: known.entries,
    latest: () => ({ size: edge.size, root, checkpoint }),
  });

  const addIssuers = (certificates: readonly Uint8Array[]) =>
    inTurn(() =>
      orStop(async () => {
        for (const certificate of certificates) await store.write(parts.issuerPath(certificate), certificate);
      }),
    );

  const log: Omit<Log, 'handler' | 'rpc'> = {
    origin,
    vkey: signer.vkey,
    size: () => edge.size,
    createEntry: creating.createEntry,
    append: async (entries) => {
      if (rig.frozen !== undefined) throw frozenLog(edge.size);
      const limit = parts.entryLimit();
      const batch = entries.map((entry, i) => {
        if (entry.length <= limit) return new Uint8Array(entry);
        throw new RangeError(`entry ${i} of the batch has ${entry.length} bytes, the longest allowed has ${limit}`);
      });
      return batch.length === 0 ? edge.size : (await publish(batch)).first;
    },
    addIssuers,
    publish: () => inTurn(() => orStop(showAgain)),
    close: () =>
      (closing ??= inTurn(async () => {
        refusal ??= closed(edge.size);
        await Promise.all([known.close(), admitting.close()]).finally(release);
      })),
  };
  const mounted = {
    rig,
    store,
    isUnpublished: (path: string) => unpublished.has(path),
    sequencer: sequence,
    addIssuers,
    ...creating,
  };
  const served = logHandler(mounted);
  const handler = rig.middleware.reduceRight<Handler>((next, around) => around(next), served);
  return { ...log, handler, rpc: logRpc(mounted) };
}

/** A growth by nothing. */
// biome-ignore lint/correctness/useYield: there is nothing to write.
function* unchanged(grown: Grown): Generator<Write, Grown> {
  return grown;
}
