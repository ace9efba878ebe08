/** GetEntryBundle over gRPC returns the same as HTTP (the interface document, "What the service does"). */
import { check } from '../../../core/check/check.ts';
import { rpcContentTypeDefect } from '../../oracle/rpc/content-type.ts';
import { parameterN } from '../../oracle/rpc/parameter-n.ts';
import { rpcBytesDefect, rpcRefusedDefect } from '../../oracle/rpc/read-defects.ts';
import { bundlePath } from '../../oracle/tiles/path.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import { bundlesOverHttp, checkpointOverHttp } from '../../premises/rpc/http-resources.ts';
import { NO_RPC_READS, rpcReads } from '../../premises/rpc/service.ts';
import { soundTree } from '../../premises/tiles/sound-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const bundles = check<LogTarget>()({
  // LOG-CE-003 (must): The service is one RPC service with four operations, which give the same answers as HTTP. [interface,
  //   "What the service does"]
  proves: 'LOG-CE-003',
  needs: ['grpc'],
  reasons: {
    refused: 'GetEntryBundle is refused, though HTTP serves the bundle',
    differs: 'GetEntryBundle returns other bytes than HTTP',
    'content-type': 'GetEntryBundle names another content type than HTTP',
  },
  run: async (log, t) => {
    const { size: firstSize } = await t.use(verifiedCheckpoint);
    if (!(await t.use(rpcReads))) t.notApplicable(NO_RPC_READS);
    await t.use(soundTree);
    // Reads the present tree: the first tree may have been empty.
    const served = await bundlesOverHttp(log, t, (await checkpointOverHttp(log))?.size ?? 0n, firstSize);
    await t.each(
      served,
      async ({ tile, bytes, answer, replaceable }) => {
        const N = parameterN(bundlePath(tile));
        const at = `GetEntryBundle N=${N}`;
        const rpcAnswer = await log.grpc.getEntryBundle({ N });
        if (replaceable && rpcAnswer.value === undefined) return;
        t.judge(rpcRefusedDefect(rpcAnswer, at), rpcAnswer);
        const body = rpcAnswer.value!;
        t.judge(rpcBytesDefect(body, bytes, at), rpcAnswer);
        t.judge(rpcContentTypeDefect(body, 'application/octet-stream', answer, at), rpcAnswer);
      },
      'HTTP serves no bundle',
    );
  },
});
