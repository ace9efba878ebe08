/** What is refused over gRPC, and with which status code. */
import { check } from '../core/check.ts';
import type { LogTarget } from '../core/target.ts';
import { creation, maker } from './created.ts';
import { forgetful, readResent } from './resent.ts';
import { rpcWrites, sayCode } from './rpc-answers.ts';
import { judgeLargeOverGrpc } from './rpc-large.ts';
import { refusedEntries, repeatDefect } from './rpc-refusals.ts';
import { soundAgain } from './sent-twice.ts';

export const codes = check<LogTarget>()({
  proves: 'LOG-CE-026',
  needs: ['grpc', 'create'],
  reasons: {
    accepted: 'what is to be refused is answered with OK over gRPC',
    code: 'what is refused is refused with another status code than the one that goes with its HTTP status',
    duplicate: 'an entry that is there is answered otherwise over gRPC than over HTTP',
    index: 'over gRPC an entry that is there is said to be at no index, or at another than over HTTP',
  },
  run: async (log, t) => {
    if (!(await t.use(rpcWrites))) t.notApplicable('the log takes no entries');
    const entry = (await t.use(maker)).make('refused over gRPC');
    const signature = Uint8Array.from(entry.signature);
    // The last byte of s: the signature stays one in its form.
    signature[signature.length - 1]! ^= 1;
    const refused = [
      { what: 'an empty request', entry: undefined },
      { what: 'an entry whose signature does not verify', entry: { ...entry, signature } },
      ...(await t.use(refusedEntries)),
    ];
    for (const { what, entry: request } of refused) {
      const found = await log.grpc.createEntry(request);
      const expected = `${sayCode(3)} for ${what}, which HTTP refuses with 400`;
      const [reason, actual, at] = [
        found.code === 0 ? 'accepted' : 'code',
        sayCode(found.code),
        'CreateEntry',
      ] as const;
      t.judge(found.code === 3 ? undefined : { reason, expected, actual, at }, found);
    }
    await judgeLargeOverGrpc(log, t);
    const { first } = await t.use(soundAgain);
    // HTTP is asked right before: what has become of the entry since is no matter of gRPC.
    const { value: now } = readResent(first.logged, await creation(log, first.entry, t.time));
    if (!now || now.option === 'readmit') return;
    const again = await log.grpc.createEntry(first.entry);
    // Another instance may not know of it, or the log has forgotten it since.
    const anew = again.value !== undefined && ![now.index, first.logged.logIndex].includes(again.value.logIndex);
    const forgot = anew && t.declared('duplicate') === undefined ? forgetful(now.option, 'readmit') : undefined;
    if (forgot) t.inconclusive(forgot);
    t.judge(repeatDefect(now, first.logged, again), again);
  },
});
