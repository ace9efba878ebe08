/** CreateEntry over gRPC: what it logs, and what it answers. */
import { check } from '../core/check.ts';
import type { LogTarget } from '../core/target.ts';
import { parseBundle } from '../oracle/bundle.ts';
import { base64, equalBytes, utf8 } from '../oracle/bytes.ts';
import { TILE_WIDTH } from '../oracle/tile.ts';
import { covering } from './covering.ts';
import { created } from './created.ts';
import { earlierRoot } from './earlier-root.ts';
import type { Found } from './entries-at.ts';
import { noteOf } from './rpc-answers.ts';
import { messageDefect, rpcLogged } from './rpc-created.ts';
import { ascending } from './sample.ts';
import { contentStage, quietBody } from './stages.ts';
import { standing } from './standing.ts';

export const createEntry = check<LogTarget>()({
  proves: 'LOG-CE-003',
  needs: ['grpc', 'create'],
  reasons: {
    refused: 'CreateEntry is refused, though HTTP takes such entries',
    'not-logged': 'the entry of the answer is not at its index in the log',
    'other-body': 'the answer holds another entry than the one that was sent',
    twice: 'an entry that was created once over gRPC is in the log twice',
  },
  run: async (log, t) => {
    for (const { logged, answer, there } of await t.use(rpcLogged)) {
      t.judge(undefined, answer);
      if (!log.exclusive) continue;
      const times = entriesOf(there).filter((entry) => equalBytes(entry, logged.canonicalizedBody)).length;
      const expected = `the entry of index ${there.index} once`;
      const twice = { reason: 'twice', expected, actual: `${times} times`, at: there.path } as const;
      t.judge(times > 1 ? twice : undefined, there.answer);
    }
  },
});

export const createdAsOverHttp = check<LogTarget>()({
  proves: 'LOG-CE-026',
  needs: ['grpc', 'create'],
  reasons: {
    proof: 'the inclusion proof in the message is missing, or does not lead to the root of its checkpoint',
    checkpoint: 'the checkpoint in the message is none, is not signed by the log, or is of another tree than is served',
    kind: 'kind and version in the message are neither hashedrekord 0.0.2 nor those over HTTP',
    'log-id': 'the log ID in the message is that of another log',
    time: 'the message has an integrated time or an inclusion promise, which HTTP does not have',
  },
  run: async (log, t) => {
    const all = await t.use(rpcLogged);
    // What is wrong over HTTP is said there.
    await t.use(standing);
    const overHttp = (await t.use(created)).logged;
    for (const { logged, answer } of all) t.judge(messageDefect(logged, overHttp, log.keys), answer);
    const heads = all.map(({ logged }) => contentStage(noteOf(utf8(logged.inclusionProof!.checkpoint)))!.value!);
    const highest = all
      .map(({ logged }) => logged.logIndex)
      .sort(ascending)
      .at(-1)!;
    const { size: largest } = await covering(log, t, highest);
    const rootAt = earlierRoot(log, largest);
    for (const [i, { size, root }] of heads.entries()) {
      const now = size <= largest ? await rootAt(size) : undefined;
      // What is not served is for the checks of tiles to say.
      if (!now || 'status' in now) continue;
      const expected = `${base64(now.root)}, the root of the first ${size} entries of the served tree`;
      const at = 'inclusionProof.checkpoint';
      const defect = { reason: 'checkpoint', expected, actual: base64(root), at } as const;
      t.judge(equalBytes(now.root, root) ? undefined : defect, all[i]!.answer);
    }
  },
});

/** All entries of the bundle in which one was found. */
function entriesOf({ path, answer }: Found): readonly Uint8Array[] {
  const width = Number(/\.p\/(\d+)$/.exec(path)?.[1] ?? TILE_WIDTH);
  return parseBundle(quietBody(answer)!, width).value!;
}
