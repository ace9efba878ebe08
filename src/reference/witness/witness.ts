import { readCheckpoint } from '../log/checkpoint/checkpoint.ts';
import { note } from '../log/checkpoint/note.ts';
import type { Signer } from '../log/checkpoint/signer.ts';
import type { Verifier } from '../log/checkpoint/verifier.ts';
import { queue } from '../log/growth/queue.ts';
import type { Store } from '../log/store/store.ts';
import { emptyRoot, sha256 } from '../log/tree/hash.ts';
import type { Handler } from '../serve.ts';
import { type AddCheckpoint, readAddCheckpoint } from './add-checkpoint.ts';
import { isConsistent } from './consistency.ts';

/** A witness (C2SP tlog-witness), without the optional sign-subtree. */
export interface WitnessRig {
  /** Its cosigners, each of which adds a line to every checkpoint. */
  readonly signers: readonly Signer[];
  /** The logs that it knows, each by keys whose name is the log's origin. */
  readonly logs: readonly Verifier[];
  /**
   * Keeps the checkpoint that it has cosigned last for each log, at the path that its monitoring prefix has. Its lock keeps
   * other processes away; a `write` that resolves survives a loss of power.
   */
  readonly store: Store;
}

/** A witness, open. */
export interface Witness {
  /** Answers `POST /add-checkpoint` and `GET /<origin hash>/checkpoint`. */
  readonly handler: Handler;
  /** Ends the requests under way, and lets go of the store. */
  close(): Promise<void>;
}

const TEXT = 'text/plain; charset=utf-8';

const answer = (status: number, text: string, type = TEXT): Response =>
  new Response(text, { status, headers: { 'content-type': type, 'cache-control': 'no-store' } });

/** The path of the checkpoint of a log: the hash of its origin in lowercase hex ("Monitor Retrieval Mechanism"). */
const pathOf = (origin: string): string => `${Buffer.from(sha256(Buffer.from(origin))).toString('hex')}/checkpoint`;

/**
 * Opens a witness. Requests are judged one after the other, so that the size is compared and the checkpoint replaced in one
 * step: otherwise an older request could roll the witness back ("add-checkpoint").
 *
 * @throws LogError `locked` where another witness has the store.
 */
export async function openWitness({ signers, logs, store }: WitnessRig): Promise<Witness> {
  const release = await store.lock?.();
  const inTurn = queue();

  const cosign = async (request: AddCheckpoint): Promise<Response> => {
    const { head, old, proof, text, signatures } = request;
    const keys = logs.filter(({ name }) => name === head.origin);
    if (keys.length === 0) return answer(404, 'this witness does not know the log\n');
    const own = signatures.flatMap((line) => keys.filter((key) => key.isBy(line)).map((key) => ({ key, line })));
    if (own.length === 0 || own.some(({ key, line }) => !key.verifies(text, line)))
      return answer(403, 'no signature of the log, or one that does not verify\n');
    if (old > head.size) return answer(400, 'the old size is larger than the checkpoint\n');
    const path = pathOf(head.origin);
    const kept = await store.read(path);
    const last = kept ? readCheckpoint(Buffer.from(kept).toString())! : { size: 0n, root: emptyRoot() };
    if (old !== last.size) return answer(409, `${last.size}\n`, 'text/x.tlog.size');
    if (head.size === 0n && Buffer.compare(head.root, emptyRoot()) !== 0)
      return answer(422, 'the empty tree has another root\n');
    if (!isConsistent(last, head, proof)) return answer(422, 'the proof does not verify\n');
    const lines = signers.map(({ name, keyId, sign }) => ({ name, keyId, signature: sign(text) }));
    const ofLog = own.map(({ line }) => line);
    // The checkpoint is on the disk before the answer is sent.
    await store.write(path, Buffer.from(note(text, [...ofLog, ...lines])));
    return answer(200, note('', lines).slice(1));
  };

  const add = async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return answer(405, 'POST a checkpoint here\n');
    const read = readAddCheckpoint(await request.text());
    return read ? inTurn(() => cosign(read)) : answer(400, 'this is no add-checkpoint request\n');
  };

  const handler: Handler = async (request) => {
    const path = new URL(request.url).pathname.slice(1);
    if (path === 'add-checkpoint') return add(request);
    const kept =
      request.method === 'GET' && /^[0-9a-f]{64}\/checkpoint$/.test(path) ? await store.read(path) : undefined;
    return kept ? answer(200, Buffer.from(kept).toString()) : answer(404, 'not found\n');
  };

  return { handler, close: () => inTurn(async () => release?.()) };
}
