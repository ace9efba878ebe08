/** GetTile over gRPC returns the same as HTTP (the interface document, "What the service does"). */
import { check } from '../../../core/check/check.ts';
import { rpcContentTypeDefect } from '../../oracle/rpc/content-type.ts';
import { parameterN } from '../../oracle/rpc/parameter-n.ts';
import { rpcBytesDefect, rpcRefusedDefect } from '../../oracle/rpc/read-defects.ts';
import { tilePath } from '../../oracle/tiles/path.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import { checkpointOverHttp, tilesOverHttp } from '../../premises/rpc/http-resources.ts';
import { NO_RPC_READS, rpcReads } from '../../premises/rpc/service.ts';
import { soundTree } from '../../premises/tiles/sound-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const tiles = check<LogTarget>()({
  // LOG-CE-003 (must): The service is one RPC service with four operations, which give the same answers as HTTP. [interface,
  //   "What the service does"]
  proves: 'LOG-CE-003',
  needs: ['grpc'],
  reasons: {
    refused: 'GetTile is refused, though HTTP serves the tile',
    differs: 'GetTile returns other bytes than HTTP',
    'content-type': 'GetTile names another content type than HTTP',
  },
  run: async (log, t) => {
    const { size: firstSize } = await t.use(verifiedCheckpoint);
    if (!(await t.use(rpcReads))) t.notApplicable(NO_RPC_READS);
    await t.use(soundTree);
    // Reads the present tree: the first tree may have been empty.
    const served = await tilesOverHttp(log, t, (await checkpointOverHttp(log))?.size ?? 0n, firstSize);
    await t.each(
      served,
      async ({ tile, bytes, answer, replaceable }) => {
        const { level } = tile;
        const N = parameterN(tilePath(tile));
        const at = `GetTile L=${level} N=${N}`;
        const rpcAnswer = await log.grpc.getTile({ L: level, N });
        if (replaceable && rpcAnswer.value === undefined) return;
        t.judge(rpcRefusedDefect(rpcAnswer, at), rpcAnswer);
        const body = rpcAnswer.value!;
        t.judge(rpcBytesDefect(body, bytes, at), rpcAnswer);
        t.judge(rpcContentTypeDefect(body, 'application/octet-stream', answer, at), rpcAnswer);
      },
      'HTTP serves no tile',
    );
  },
});
