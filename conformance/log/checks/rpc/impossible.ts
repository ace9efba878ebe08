/** Tiles and bundles that can never exist are refused over gRPC as well (C2SP tlog-tiles, "Merkle Tree"). */

import { check } from '../../../core/check/check.ts';
import { parameterN } from '../../oracle/rpc/parameter-n.ts';
import { NO_RPC_READS, rpcReads } from '../../premises/rpc/service.ts';
import { impossiblePathAnswers } from '../../premises/tiles/impossible-paths.ts';
import type { LogTarget } from '../../target/log-target.ts';
import type { LogOverGrpc } from '../../target/rpc/operations.ts';

const UINT32_MAX = 2 ** 32 - 1;

/** The gRPC request for the resource at a path; undefined if gRPC cannot express it, since L is a number of 32 bits. */
function requestAtPath(
  path: string,
): { readonly at: string; ask(grpc: LogOverGrpc): ReturnType<LogOverGrpc['getTile']> } | undefined {
  const [, level = ''] = path.split('/');
  const N = parameterN(path);
  if (level === 'entries') return { at: `GetEntryBundle N=${N}`, ask: (grpc) => grpc.getEntryBundle({ N }) };
  const L = Number(level);
  if (!/^\d+$/.test(level) || L > UINT32_MAX) return undefined;
  return { at: `GetTile L=${L} N=${N}`, ask: (grpc) => grpc.getTile({ L, N }) };
}

export const impossible = check<LogTarget>()({
  // LOG-CE-003 (must): The service is one RPC service with four operations, which give the same answers as HTTP. [interface,
  //   "What the service does"]
  proves: 'LOG-CE-003',
  needs: ['grpc'],
  reasons: { served: 'a tile or bundle that can never exist is answered over gRPC, though HTTP refuses it' },
  run: async (log, t) => {
    if (!(await t.use(rpcReads))) t.notApplicable(NO_RPC_READS);
    const refused = (await t.use(impossiblePathAnswers)).filter(({ answer }) => answer.status >= 400);
    const answers = await Promise.all(
      refused.flatMap(({ path, why }) => {
        const request = requestAtPath(path);
        return request ? [request.ask(log.grpc).then((answer) => ({ why, at: request.at, answer }))] : [];
      }),
    );
    await t.each(
      answers,
      ({ why, at, answer }) => {
        const actual = `OK, with ${answer.value?.data.length} bytes`;
        // No source demands a certain error: over HTTP the log chooses it as well.
        const served = { reason: 'served', expected: `an error, as over HTTP: ${why}`, actual, at } as const;
        t.judge(answer.code === 0 && served, answer);
      },
      'HTTP refuses no tile or bundle that can never exist',
    );
  },
});
