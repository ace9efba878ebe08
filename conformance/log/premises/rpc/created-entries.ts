/** What is created over gRPC. */

import { premise } from '../../../core/check/premise.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { canonicalBody } from '../../oracle/entry/hashedrekord.ts';
import type { LogEntry, NewEntry } from '../../oracle/entry/log-entry.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import type { RpcAnswer } from '../../oracle/rpc/answer.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { allAlgorithms } from '../create/all-algorithms.ts';
import { firstEntry } from '../create/first-entry.ts';
import { loggedEntries } from '../create/logged-entries.ts';
import { runEntries } from '../create/run-entries.ts';
import { type ServedEntry, servedEntries } from '../create/served-entries.ts';
import { messageOfAnswer } from './message-of.ts';
import { rpcWrites } from './service.ts';

/** An entry that was created over gRPC, and the message that answered. */
export interface RpcCreation {
  readonly entry: NewEntry;
  readonly logged: LogEntry;
  readonly answer: RpcAnswer<LogEntry>;
}

/** An entry by public key, and one by certificate where HTTP takes those. */
export const rpcCreations = premise<LogTarget>()({
  name: 'rpc-created',
  reasons: ['refused'],
  async find(log, t): Promise<readonly RpcCreation[]> {
    if (!(await t.use(rpcWrites))) return t.notApplicable('the log takes no entries');
    // What is wrong with the tree, or with what was created over HTTP, is no matter of gRPC.
    await t.use(loggedEntries);
    const { make } = await t.use(runEntries);
    const certified = (await t.use(allAlgorithms)).find(
      ({ as, creation }) => as === 'x509Certificate' && creation?.logged,
    );
    const entries = [
      ['CreateEntry', make('over gRPC')],
      ...(certified
        ? ([
            ['CreateEntry, by certificate', make('certificate over gRPC', certified.algorithm, 'x509Certificate')],
          ] as const)
        : []),
    ] as const;
    const all: RpcCreation[] = [];
    for (const [at, entry] of entries) {
      const answer = await log.grpc!.createEntry(entry);
      all.push({ entry, answer, logged: messageOfAnswer(t, answer, 'refused', at) });
    }
    return all;
  },
});

/** A message whose entry is the one that was sent, and lies at its index. */
export interface LoggedRpcCreation extends RpcCreation {
  readonly there: ServedEntry;
}

/** The messages, the entries of which are right. */
export const loggedRpcCreations = premise<LogTarget>()({
  name: 'rpc-logged',
  reasons: ['not-logged', 'other-body'],
  async find(log, t): Promise<readonly LoggedRpcCreation[]> {
    const all = await t.use(rpcCreations);
    const overHttp = await t.use(firstEntry);
    // Which form a body has is not the interface's to say, but both ways give the same.
    const known = equalBytes(canonicalBody(overHttp.entry), overHttp.logged.canonicalizedBody);
    for (const { entry, logged, answer } of all) {
      const [asSent, body] = [canonicalBody(entry), logged.canonicalizedBody];
      const [expected, actual] = [asSent, body].map((one) => Buffer.from(one).toString('utf8')) as [string, string];
      const other = { reason: 'other-body', expected, actual, at: 'CreateEntry' } as const;
      t.judge(known && !equalBytes(asSent, body) ? other : undefined, answer);
    }
    const indices = all.map(({ logged }) => logged.logIndex);
    const found = await servedEntries(log, t, indices);
    return all.map((one, i) => {
      const there = found[i]!;
      const body = one.logged.canonicalizedBody;
      const expected = `entry ${there.index} with hash ${base64(leafHash(body))}`;
      const defect = { reason: 'not-logged', expected, actual: base64(leafHash(there.entry)), at: there.path } as const;
      t.judge(equalBytes(there.entry, body) ? undefined : defect, there.answer);
      return { ...one, there };
    });
  },
});
