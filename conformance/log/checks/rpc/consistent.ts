/** Every checkpoint over gRPC is of the tree that HTTP serves (C2SP tlog-checkpoint "Signatures"). */
import { watch } from '../../../core/check/check.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import { ascending } from '../../oracle/merkle/ascending.ts';
import { getCheckpoint, givenCheckpoints } from '../../premises/rpc/given-checkpoints.ts';
import { NO_RPC_READS, rpcReads } from '../../premises/rpc/service.ts';
import { earlierRoots } from '../../premises/tiles/earlier-root.ts';
import { soundTree } from '../../premises/tiles/sound-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const consistent = watch<LogTarget>()({
  // LOG-GR-001 (must): A log signs no checkpoint that is inconsistent with one that it signed before. [tlog-checkpoint,
  //   "Signatures"]
  proves: 'LOG-GR-001',
  needs: ['grpc'],
  reasons: {
    fork: 'a checkpoint over gRPC has another root than a checkpoint of the same size over HTTP',
    inconsistent: 'a checkpoint over gRPC is of a tree that is not the beginning of the tree over HTTP',
  },
  begin(log, t) {
    const rootsOverHttp = new Map<bigint, Set<string>>();
    return {
      on({ resource }, answer) {
        const checkpoint = resource === 'checkpoint' && answer ? openCheckpoint(answer, log.keys) : undefined;
        if (!checkpoint) return;
        const { size, root } = checkpoint;
        rootsOverHttp.set(size, (rootsOverHttp.get(size) ?? new Set()).add(base64(root)));
      },
      async end() {
        await t.use(soundTree);
        if (await t.use(rpcReads)) await getCheckpoint(log.grpc, t);
        // The tree may have grown since HTTP was read last.
        await log.read({ kind: 'checkpoint' }, { fresh: true });
        const largest = [...rootsOverHttp.keys()].sort(ascending).at(-1) ?? 0n;
        const rootAt = earlierRoots(log, largest);
        await t.each(
          givenCheckpoints(t),
          async ({ note }) => {
            // Other checks of this topic judge whether it is a checkpoint that the log has signed.
            const checkpoint = openCheckpoint(note, log.keys);
            if (!checkpoint) return;
            const { size, root } = checkpoint;
            const [actual, at] = [base64(root), `checkpoint ${size}`];
            const roots = [...(rootsOverHttp.get(size) ?? [])];
            // log/growth/consistent judges those that HTTP has served as well.
            if (roots.includes(actual)) return t.judge(undefined);
            const fork = { reason: 'fork', expected: `${roots.join(' or ')}, as over HTTP`, actual, at } as const;
            if (roots.length > 0) return t.fail(fork, note);
            // Nothing ahead of what HTTP serves is requested, so such a checkpoint is not judged here.
            if (size === 0n || size > largest) return;
            const tree = await rootAt(size);
            if ('status' in tree) return t.inconclusive(`${tree.why}, so trees cannot be compared`);
            const expected = `${base64(tree.root)}, the root of the first ${size} entries of the tree of size ${largest}`;
            const inconsistent = { reason: 'inconsistent', expected, actual, at } as const;
            t.judge(!equalBytes(tree.root, root) && inconsistent, note);
          },
          NO_RPC_READS,
        );
      },
    };
  },
});
