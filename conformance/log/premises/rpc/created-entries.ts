/** Entries that are created over gRPC. */

import { premise } from '../../../core/check/premise.ts';
import { equalBytes } from '../../../oracle/bytes/bytes.ts';
import { canonicalBody } from '../../oracle/entry/hashedrekord.ts';
import type { LogEntry, NewEntry } from '../../oracle/entry/log-entry.ts';
import type { RpcAnswer } from '../../oracle/rpc/answer.ts';
import { rpcBodyDefect, rpcLoggedDefect } from '../../oracle/rpc/created-entry-defect.ts';
import { rpcRefusedDefect } from '../../oracle/rpc/read-defects.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { allAlgorithms } from '../create/all-algorithms.ts';
import { firstEntry } from '../create/first-entry.ts';
import { loggedEntries } from '../create/logged-entries.ts';
import { runEntries } from '../create/run-entries.ts';
import { type ServedEntry, servedEntries } from '../create/served-entries.ts';
import { createEntry } from './given-checkpoints.ts';
import { rpcWrites } from './service.ts';

/** An entry that was created over gRPC, and the message that answered. */
export interface RpcCreation {
  readonly entry: NewEntry;
  readonly logged: LogEntry;
  readonly answer: RpcAnswer<LogEntry>;
  /** The operation, and the kind of entry. */
  readonly at: string;
}

/** An entry with a public key, and an entry with a certificate if HTTP accepts those. */
export const rpcCreations = premise<LogTarget>()({
  name: 'rpc-creations',
  reasons: ['refused'],
  async find(log, t): Promise<readonly RpcCreation[]> {
    const { grpc } = log;
    if (!grpc || !(await t.use(rpcWrites))) return t.notApplicable('the log accepts no entries');
    // Other checks judge defects of the tree, and of entries that were created over HTTP.
    await t.use(loggedEntries);
    const { make } = await t.use(runEntries);
    const certified = (await t.use(allAlgorithms)).find(
      ({ as, creation }) => as === 'x509Certificate' && creation?.logged,
    );
    const requests = [{ at: 'CreateEntry', entry: make('over gRPC') }];
    if (certified) {
      const entry = make('certificate over gRPC', certified.algorithm, 'x509Certificate');
      requests.push({ at: 'CreateEntry, by certificate', entry });
    }
    const creations: RpcCreation[] = [];
    for (const { at, entry } of requests) {
      const answer = await createEntry(grpc, t, entry);
      t.judge(rpcRefusedDefect(answer, at), answer);
      creations.push({ entry, answer, logged: answer.value!, at });
    }
    return creations;
  },
});

/** An entry that was created over gRPC, and the entry that the log serves at its index. */
export interface LoggedRpcCreation extends RpcCreation {
  readonly served: ServedEntry;
}

/** Whether the log answers over HTTP with the canonical body, since gRPC has to give the same body. */
export const canonicalOverHttp = premise<LogTarget>()({
  name: 'canonical-over-http',
  async find(_log, t): Promise<boolean> {
    const { entry, logged } = await t.use(firstEntry);
    return equalBytes(canonicalBody(entry), logged.canonicalizedBody);
  },
});

export const loggedRpcCreations = premise<LogTarget>()({
  name: 'logged-rpc-creations',
  reasons: ['not-logged', 'other-body'],
  async find(log, t): Promise<readonly LoggedRpcCreation[]> {
    const creations = await t.use(rpcCreations);
    if (await t.use(canonicalOverHttp))
      for (const { entry, logged, answer } of creations) t.judge(rpcBodyDefect(entry, logged), answer);
    const indices = creations.map(({ logged }) => logged.logIndex);
    const entries = await servedEntries(log, t, indices);
    return creations.map((creation, i) => {
      const served = entries[i]!;
      t.judge(rpcLoggedDefect(creation.logged, served), served.answer);
      return { ...creation, served };
    });
  },
});
