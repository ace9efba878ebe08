/** What can never exist, asked for over gRPC. */

import { check } from '../../../core/check/check.ts';
import { parameterN } from '../../oracle/rpc/parameter-n.ts';
import { NO_RPC_READS, rpcReads } from '../../premises/rpc/service.ts';
import { impossiblePathAnswers } from '../../premises/tiles/impossible-paths.ts';
import type { LogTarget } from '../../target/log-target.ts';
import type { LogOverGrpc } from '../../target/rpc/operations.ts';

/** How one of the two operations is asked for what lies at a path; undefined where it cannot be: L is a number. */
function requestAtPath(
  path: string,
): { readonly at: string; ask(grpc: LogOverGrpc): ReturnType<LogOverGrpc['getTile']> } | undefined {
  const [, level = ''] = path.split('/');
  const N = parameterN(path);
  if (level === 'entries') return { at: `GetEntryBundle N=${N}`, ask: (grpc) => grpc.getEntryBundle({ N }) };
  if (!/^\d+$/.test(level)) return undefined;
  const L = Number(level);
  return { at: `GetTile L=${L} N=${N}`, ask: (grpc) => grpc.getTile({ L, N }) };
}

export const impossible = check<LogTarget>()({
  proves: 'LOG-CE-003',
  needs: ['grpc'],
  reasons: { served: 'a tile or bundle that can never exist is answered over gRPC, though HTTP refuses it' },
  run: async (log, t) => {
    if (!(await t.use(rpcReads))) t.notApplicable(NO_RPC_READS);
    const refused = (await t.use(impossiblePathAnswers)).filter(({ answer }) => answer.status >= 400);
    const asked = await Promise.all(
      refused.flatMap(({ path, why }) => {
        const how = requestAtPath(path);
        return how ? [how.ask(log.grpc).then((found) => ({ why, at: how.at, found }))] : [];
      }),
    );
    await t.each(
      asked,
      ({ why, at, found }) => {
        const actual = `OK, with ${found.value?.data.length} bytes`;
        // Which error it is no source says: over HTTP it is the log's own choice as well.
        const defect = { reason: 'served', expected: `an error, as over HTTP: ${why}`, actual, at } as const;
        t.judge(found.code === 0 ? defect : undefined, found);
      },
      'HTTP answers wherever nothing can exist',
    );
  },
});
