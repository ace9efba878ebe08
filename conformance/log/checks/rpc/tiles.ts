import { check } from '../../../core/check/check.ts';
import { parameterN } from '../../oracle/rpc/parameter-n.ts';
import { tilePath } from '../../oracle/tiles/path.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import { checkpointOverHttp, tilesOverHttp } from '../../premises/rpc/http-resources.ts';
import { judgeSameAsHttp } from '../../premises/rpc/same-as-http.ts';
import { NO_RPC_READS, rpcReads } from '../../premises/rpc/service.ts';
import { soundTree } from '../../premises/tiles/sound-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const tiles = check<LogTarget>()({
  proves: 'LOG-CE-003',
  needs: ['grpc'],
  reasons: {
    refused: 'GetTile is refused, though HTTP serves the tile',
    differs: 'GetTile gives other bytes than HTTP',
    'content-type': 'GetTile names another content type than HTTP',
  },
  run: async (log, t) => {
    await t.use(verifiedCheckpoint);
    if (!(await t.use(rpcReads))) t.notApplicable(NO_RPC_READS);
    await t.use(soundTree);
    // Of the tree as it is now: it may have been empty at first.
    const compared = await tilesOverHttp(log, t, (await checkpointOverHttp(log))?.size ?? 0n);
    await t.each(
      compared,
      async (one) => {
        const { level } = one.tile;
        const N = parameterN(tilePath(one.tile));
        judgeSameAsHttp(t, one, await log.grpc.getTile({ L: level, N }), `GetTile L=${level} N=${N}`);
      },
      'HTTP serves no tile',
    );
  },
});
