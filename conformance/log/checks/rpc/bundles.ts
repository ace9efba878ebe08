import { check } from '../../../core/check/check.ts';
import { parameterN } from '../../oracle/rpc/parameter-n.ts';
import { bundlePath } from '../../oracle/tiles/path.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import { bundlesOverHttp, checkpointOverHttp } from '../../premises/rpc/http-resources.ts';
import { judgeSameAsHttp } from '../../premises/rpc/same-as-http.ts';
import { NO_RPC_READS, rpcReads } from '../../premises/rpc/service.ts';
import { soundTree } from '../../premises/tiles/sound-tree.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const bundles = check<LogTarget>()({
  proves: 'LOG-CE-003',
  needs: ['grpc'],
  reasons: {
    refused: 'GetEntryBundle is refused, though HTTP serves the bundle',
    differs: 'GetEntryBundle gives other bytes than HTTP',
    'content-type': 'GetEntryBundle names another content type than HTTP',
  },
  run: async (log, t) => {
    await t.use(verifiedCheckpoint);
    if (!(await t.use(rpcReads))) t.notApplicable(NO_RPC_READS);
    await t.use(soundTree);
    const compared = await bundlesOverHttp(log, t, (await checkpointOverHttp(log))?.size ?? 0n);
    await t.each(
      compared,
      async (one) => {
        const N = parameterN(bundlePath(one.tile));
        judgeSameAsHttp(t, one, await log.grpc.getEntryBundle({ N }), `GetEntryBundle N=${N}`);
      },
      'HTTP serves no bundle',
    );
  },
});
