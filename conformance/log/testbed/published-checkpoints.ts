/** The checkpoints that a log has published, and proofs in later ones. */
import { inclusionProof, type LogRig } from '../../../src/reference/log/index.ts';
import { type EntryJson, withCreateAnswer } from './created-entry.ts';
import { withStore } from './store.ts';

/**
 * Adds three entries after each created entry, and answers with a proof in the tree with all of them. `latest` gives
 * the checkpoint of that tree if another one is served.
 */
export function withLaterProof(rig: LogRig, latest?: () => string): LogRig {
  return withCreateAnswer(rig, async (request, next) => {
    const response = await next(request);
    if (response.status >= 300) return response;
    const { origin } = new URL(request.url);
    const entry = (await response.json()) as EntryJson;
    for (let i = 0; i < 3; i++)
      await next(new Request(`${origin}/append`, { method: 'POST', body: `after ${entry.logIndex}: ${i}` }));
    const read = async (path: string) => {
      const served = await next(new Request(`${origin}/api/v2/${path}`));
      return served.status === 200 ? served.bytes() : undefined;
    };
    const envelope = latest?.() ?? Buffer.from((await read('checkpoint'))!).toString();
    const [, treeSize, rootHash] = envelope.split('\n') as [string, string, string];
    const proof = await inclusionProof(BigInt(entry.logIndex), BigInt(treeSize), { read }, rig.parts);
    const hashes = proof.map((hash) => Buffer.from(hash).toString('base64'));
    const later = { ...entry.inclusionProof, treeSize, rootHash, hashes, checkpoint: { envelope } };
    return Response.json({ ...entry, inclusionProof: later }, { status: response.status });
  });
}

/** The published checkpoints of a rig, which its store may serve or not. */
export interface PublishedCheckpoints {
  readonly rig: LogRig;
  latest(): string;
  /** The previous checkpoint; undefined for the first. */
  previous(): string | undefined;
}

/** Remembers the checkpoints that are published. */
export function withPublishedCheckpoints(rig: LogRig): PublishedCheckpoints {
  const published: string[] = [];
  const remembering = withStore(rig, (store) => ({
    ...store,
    write: async (path, bytes) => {
      if (path === 'checkpoint') published.push(Buffer.from(bytes).toString());
      await store.write(path, bytes);
    },
  }));
  return { rig: remembering, latest: () => published.at(-1)!, previous: () => published.at(-2) };
}
