/** Which operations the log answers over gRPC. */

import { premise } from '../../../core/check/premise.ts';
import type { RpcAnswer } from '../../oracle/rpc/answer.ts';
import { rpcCodeText } from '../../oracle/rpc/code-text.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { saysFrozen } from '../checkpoint/frozen.ts';
import { firstEntry } from '../create/first-entry.ts';

const UNIMPLEMENTED = 12;
/** Why a check of reading over gRPC has no subject. */
export const NO_RPC_READS = 'reading is answered elsewhere, not over gRPC';

/** Whether an operation is there at all. */
const isImplemented = (answer: RpcAnswer<unknown>): boolean => answer.code !== UNIMPLEMENTED;

/**
 * Whether the operations of reading are answered over gRPC. Where none is, only CreateEntry tells a log that serves
 * its files elsewhere from one that has no such service.
 */
export const rpcReads = premise<LogTarget>()({
  name: 'rpc-reads',
  reasons: ['unimplemented'],
  async find(log, t): Promise<boolean> {
    const { grpc, create } = log;
    if (!grpc) return t.notApplicable('nothing is known of it over gRPC');
    const reads = [
      ['GetCheckpoint', await grpc.getCheckpoint()],
      ['GetTile', await grpc.getTile({ L: 0, N: '000' })],
      ['GetEntryBundle', await grpc.getEntryBundle({ N: '000' })],
    ] as const;
    const lacking = reads.filter(([, answer]) => !isImplemented(answer)).map(([name]) => name);
    if (lacking.length === 0) return true;
    const say = (actual: string) =>
      ({ reason: 'unimplemented', expected: 'the four operations of LogService', actual, at: 'gRPC' }) as const;
    const nothing = `${rpcCodeText(UNIMPLEMENTED)} to each: if the service has another name, say it with --grpc-service`;
    if (lacking.length < reads.length)
      t.judge(say(`${rpcCodeText(UNIMPLEMENTED)} to ${lacking.join(' and ')}`), reads[0][1]);
    if (!create) return t.inconclusive(`${nothing}; if reading is answered elsewhere, --allow-writes lets us see`);
    // A frozen log refuses to create as if the operation were not there.
    if (t.declared('frozen') === 'yes' || (await saysFrozen(log))) {
      if (t.declared('rpc-reads') === 'elsewhere') return false;
      return t.inconclusive(`${nothing}; if the frozen log is read elsewhere, --declare rpc-reads=elsewhere`);
    }
    // An empty request logs nothing.
    const empty = await grpc.createEntry(undefined);
    if (!isImplemented(empty)) t.judge(say(nothing), empty);
    return false;
  },
});

/** Whether entries may be created over gRPC: they are over HTTP. */
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
