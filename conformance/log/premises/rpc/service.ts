/** Which operations the log answers over gRPC. */

import { premise } from '../../../core/check/premise.ts';
import type { RpcAnswer } from '../../oracle/rpc/answer.ts';
import { rpcCodeText } from '../../oracle/rpc/code-text.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { saysFrozen } from '../checkpoint/frozen.ts';
import { firstEntry } from '../create/first-entry.ts';
import { getCheckpoint } from './given-checkpoints.ts';

const UNIMPLEMENTED = 12;
export const NO_RPC_READS = 'the log is read at another address, not over gRPC';

/** Whether an operation is implemented. */
const isImplemented = (answer: RpcAnswer<unknown>): boolean => answer.code !== UNIMPLEMENTED;

/**
 * Whether the read operations are implemented over gRPC. If they are not, CreateEntry shows whether the log serves its
 * files at another address or has no such service.
 */
export const rpcReads = premise<LogTarget>()({
  name: 'rpc-reads',
  reasons: ['unimplemented'],
  async find(log, t): Promise<boolean> {
    const { grpc, create } = log;
    if (!grpc) return t.notApplicable('the log has no gRPC address (--grpc)');
    const reads = [
      ['GetCheckpoint', await getCheckpoint(grpc, t)],
      ['GetTile', await grpc.getTile({ L: 0, N: '000' })],
      ['GetEntryBundle', await grpc.getEntryBundle({ N: '000' })],
    ] as const;
    const lacking = reads.filter(([, answer]) => !isImplemented(answer)).map(([name]) => name);
    if (lacking.length === 0) return true;
    const unimplemented = (actual: string) =>
      ({ reason: 'unimplemented', expected: 'the four operations of LogService', actual, at: 'gRPC' }) as const;
    const allUnimplemented = `${rpcCodeText(UNIMPLEMENTED)} to each operation: if the service has another name, name it with --grpc-service`;
    if (lacking.length < reads.length)
      return t.fail(unimplemented(`${rpcCodeText(UNIMPLEMENTED)} to ${lacking.join(' and ')}`), reads[0][1]);
    if (!create)
      return t.inconclusive(`${allUnimplemented}; if the log is read at another address, --allow-writes can show that`);
    // A frozen log answers CreateEntry with "unimplemented" as well.
    if (t.declared('frozen') === 'yes' || (await saysFrozen(log))) {
      if (t.declared('rpc-reads') === 'elsewhere') return false;
      return t.inconclusive(
        `${allUnimplemented}; if the frozen log is read at another address, --declare rpc-reads=elsewhere`,
      );
    }
    // An empty request logs nothing.
    const empty = await grpc.createEntry(undefined);
    if (!isImplemented(empty)) return t.fail(unimplemented(allUnimplemented), empty);
    return false;
  },
});

/** Whether entries can be created over gRPC as they can over HTTP; false if gRPC does not offer writing. */
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
    t.judge(!isImplemented(empty) && defect, empty);
    return true;
  },
});
