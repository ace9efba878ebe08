/** What the log answers over gRPC, and what that says of it. */
import type { Defect } from '../core/defect.ts';
import { type Answer, sayRpcCode } from '../core/exchange.ts';
import type { RpcAnswer } from '../core/log-rpc.ts';
import { premise } from '../core/premise.ts';
import type { LogTarget } from '../core/target.ts';
import type { Evidence } from '../core/trial.ts';
import { created, saysFrozen } from './created.ts';

const UNIMPLEMENTED = 12;
/** Why a check of reading over gRPC has no subject. */
export const NO_READS = 'reading is answered elsewhere, not over gRPC';

/** A status code for people. */
export function sayCode(code: number): string {
  return `status ${sayRpcCode(code)}`;
}

/** A note as if it had been the answer to a read, for the stages by which notes are read. */
export function noteOf(raw: Uint8Array, exchange: Answer['exchange'] = 0): Answer {
  return { status: 200, headers: [], raw, cut: false, body: () => raw, exchange };
}

/** The rest of a path after the level: what the operations call N. */
export function indexOf(path: string): string {
  return path.split('/').slice(2).join('/');
}

/** Whether an operation is there at all. */
const isThere = (answer: RpcAnswer<unknown>): boolean => answer.code !== UNIMPLEMENTED;

/**
 * Whether the operations of reading are answered over gRPC. Where none is, only CreateEntry tells a log that serves
 * its files elsewhere from one that has no such service.
 */
export const rpcReads = premise<LogTarget>()({
  name: 'rpc-reads',
  owners: { unimplemented: 'log/rpc/served#unimplemented' },
  async find(log, t): Promise<boolean> {
    const { grpc, create } = log;
    if (!grpc) return t.notApplicable('nothing is known of it over gRPC');
    const reads = [
      ['GetCheckpoint', await grpc.getCheckpoint()],
      ['GetTile', await grpc.getTile({ L: 0, N: '000' })],
      ['GetEntryBundle', await grpc.getEntryBundle({ N: '000' })],
    ] as const;
    const lacking = reads.filter(([, answer]) => !isThere(answer)).map(([name]) => name);
    if (lacking.length === 0) return true;
    const say = (actual: string) =>
      ({ reason: 'unimplemented', expected: 'the four operations of LogService', actual, at: 'gRPC' }) as const;
    const nothing = `${sayCode(UNIMPLEMENTED)} to each: if the service has another name, say it with --grpc-service`;
    if (lacking.length < reads.length)
      t.judge(say(`${sayCode(UNIMPLEMENTED)} to ${lacking.join(' and ')}`), reads[0][1]);
    if (!create) return t.inconclusive(`${nothing}; if reading is answered elsewhere, --allow-writes lets us see`);
    // A frozen log refuses to create as if the operation were not there.
    if (t.declared('frozen') === 'yes' || (await saysFrozen(log))) {
      if (t.declared('rpc-reads') === 'elsewhere') return false;
      return t.inconclusive(`${nothing}; if the frozen log is read elsewhere, --declare rpc-reads=elsewhere`);
    }
    // An empty request logs nothing.
    const empty = await grpc.createEntry(undefined);
    if (!isThere(empty)) t.judge(say(nothing), empty);
    return false;
  },
});

/** Whether entries may be created over gRPC: they are over HTTP. */
export const rpcWrites = premise<LogTarget>()({
  name: 'rpc-writes',
  owners: { unimplemented: 'log/rpc/served#unimplemented' },
  async find(log, t): Promise<boolean> {
    const { grpc, create } = log;
    if (!grpc || !create) return false;
    await t.use(created);
    const empty = await grpc.createEntry(undefined);
    const expected = 'CreateEntry, as over HTTP';
    const defect = { reason: 'unimplemented', expected, actual: sayCode(empty.code), at: 'gRPC' } as const;
    t.judge(isThere(empty) ? undefined : defect, empty);
    return true;
  },
});

/** The message of an answer that is to be OK. */
export function answered<V, R extends string>(
  t: { judge(defect: Defect<R> | undefined, evidence?: Evidence): void },
  answer: RpcAnswer<V>,
  reason: R,
  at: string,
): V {
  const { code, message, value } = answer;
  const actual = `${sayCode(code)}${message && `: ${message}`}`;
  t.judge(value === undefined ? { reason, expected: sayCode(0), actual, at } : undefined, answer);
  return value!;
}
