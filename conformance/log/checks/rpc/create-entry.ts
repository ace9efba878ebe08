/** CreateEntry over gRPC logs the entry that was sent, once (the interface document, "What the service does"). */
import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { equalBytes } from '../../../oracle/bytes/bytes.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { rpcBodyDefect, rpcLoggedDefect } from '../../oracle/rpc/created-entry-defect.ts';
import { rpcRefusedDefect } from '../../oracle/rpc/read-defects.ts';
import { parseBundle } from '../../oracle/tiles/bundle.ts';
import { TILE_WIDTH } from '../../oracle/tiles/tile.ts';
import type { ServedEntry } from '../../premises/create/served-entries.ts';
import { canonicalOverHttp, loggedRpcCreations, rpcCreations } from '../../premises/rpc/created-entries.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const createEntry = check<LogTarget>()({
  // LOG-CE-003 (must): The service is one RPC service with four operations, which give the same answers as HTTP. [interface,
  //   "What the service does"]
  proves: 'LOG-CE-003',
  needs: ['grpc', 'create'],
  reasons: {
    refused: 'CreateEntry is refused, although HTTP accepts such entries',
    'not-logged': 'the entry of the answer is not at its index in the log',
    'other-body': 'the answer contains another entry than the one that was sent',
    twice: 'an entry that was created once over gRPC is in the log twice',
  },
  owns: [reasonsOf(rpcCreations, 'refused'), reasonsOf(loggedRpcCreations, 'not-logged', 'other-body')],
  run: async (log, t) => {
    const canonical = await t.use(canonicalOverHttp);
    for (const { entry, logged, answer, at, served } of await t.use(loggedRpcCreations)) {
      const bodyDefect = canonical ? rpcBodyDefect(entry, logged) : undefined;
      t.judge(rpcRefusedDefect(answer, at) ?? bodyDefect ?? rpcLoggedDefect(logged, served), answer);
      // Other clients may send the same entry unless the log is declared exclusive.
      if (!log.exclusive) continue;
      const times = entriesOf(served).filter((servedEntry) => equalBytes(servedEntry, logged.canonicalizedBody)).length;
      const expected = `the entry of index ${served.index} once`;
      const twice = { reason: 'twice', expected, actual: `${times} times`, at: served.path } as const;
      t.judge(times > 1 && twice, served.answer);
    }
  },
});

/** All entries of the bundle that contains the entry. */
function entriesOf({ path, answer }: ServedEntry): readonly Uint8Array[] {
  const width = Number(/\.p\/(\d+)$/.exec(path)?.[1] ?? TILE_WIDTH);
  return parseBundle(readableBody(answer)!, width).value!;
}
