/** Which operations the log answers over gRPC. */

import { premise } from '../../../core/check/premise.ts';
import type { RpcAnswer } from '../../oracle/rpc/answer.ts';
import { rpcCodeText } from '../../oracle/rpc/code-text.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { saysFrozen } from '../checkpoint/frozen.ts';
import { firstEntry } from '../create/first-entry.ts';

const UNIMPLEMENTED = 12;
export const NO_RPC_READS = 'reading is answered elsewhere, not over gRPC';

/** Whether an operation is there at all. */
const isImplemented = (answer: RpcAnswer<unknown>): boolean => answer.code !== UNIMPLEMENTED;

/**
 * Whether the operations of reading are implemented over gRPC. Where none is, CreateEntry shows whether the log serves its
 * files elsewhere or has no such service.
 */
export const rpcReads = premise<LogTarget>()({
  name: 'rpc-reads',
  reasons: ['unimplemented'],
  async find(log, t): Promise<boolean> {
    const { grpc, create } = log;
    if (!grpc) return t.notApplicable('the log has no gRPC address (--grpc)');
    const reads = [
      ['GetCheckpoint', await grpc.getCheckpoint()],
      ['GetTile', await grpc.getTile({ L: 0, N: '000' })],
      ['GetEntryBundle', await grpc.getEntryBundle({ N: '000' })],
    ] as const;
    const lacking = reads.filter(([, answer]) => !isImplemented(answer)).map(([name]) => name);
    if (lacking.length === 0) return true;
    const unimplemented = (actual: string) =>
      ({ reason: 'unimplemented', expected: 'the four operations of LogService', actual, at: 'gRPC' }) as const;
    const noneOfThem = `${rpcCodeText(UNIMPLEMENTED)} to each: if the service has another name, say it with --grpc-service`;
    if (lacking.length < reads.length)
      return t.fail(unimplemented(`${rpcCodeText(UNIMPLEMENTED)} to ${lacking.join(' and ')}`), reads[0][1]);
    if (!create) return t.inconclusive(`${noneOfThem}; if reading is answered elsewhere, --allow-writes lets us see`);
    // A frozen log answers CreateEntry with "unimplemented" as well.
    if (t.declared('frozen') === 'yes' || (await saysFrozen(log))) {
      if (t.declared('rpc-reads') === 'elsewhere') return false;
      return t.inconclusive(`${noneOfThem}; if the frozen log is read elsewhere, --declare rpc-reads=elsewhere`);
    }
    // An empty request logs nothing.
    const empty = await grpc.createEntry(undefined);
    if (!isImplemented(empty)) return t.fail(unimplemented(noneOfThem), empty);
    return false;
  },
});

/** Whether entries can be created over gRPC, which they can over HTTP; false where writing is not offered. */
export const rpcWrites = premise<LogTarget>()({
  name: 'rpc-writes',
  reasons: ['unimplemented'],
  async find(log, t): Promise<boolean> {
    const { grpc, create } = log;
    if (!grpc || !create) return false;
    await t.use(firstEntry);
    const empty = await grpc.createEntry(undefined);
    const expected = 'CreateEntry, as over HTTP';
    const defect = { reason: 'unimplemented', expected, actual: rpcCodeText(empty.code), at: 'gRPC' } as const;
    t.judge(isImplemented(empty) ? undefined : defect, empty);
    return true;
  },
});
