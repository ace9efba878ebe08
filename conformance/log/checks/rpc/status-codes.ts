/** What is refused over gRPC, and with which status code. */
import { check } from '../../../core/check/check.ts';
import { bestEffortSentence, readRepeat } from '../../oracle/entry/repeat.ts';
import { rpcCodeText } from '../../oracle/rpc/code-text.ts';
import { rpcRepeatDefect } from '../../oracle/rpc/repeat-defect.ts';
import { runEntries } from '../../premises/create/run-entries.ts';
import { sendEntry } from '../../premises/create/send-entry.ts';
import { soundRepeats } from '../../premises/duplicates/sound-repeats.ts';
import { judgeLargeEntryOverRpc } from '../../premises/rpc/large-entry.ts';
import { entriesRefusedOverHttp } from '../../premises/rpc/refused-entries.ts';
import { rpcWrites } from '../../premises/rpc/service.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const statusCodes = check<LogTarget>()({
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
    const entry = (await t.use(runEntries)).make('refused over gRPC');
    const signature = Uint8Array.from(entry.signature);
    // The last byte of s: the signature stays one in its form.
    signature[signature.length - 1]! ^= 1;
    const refused = [
      { what: 'an empty request', entry: undefined },
      { what: 'an entry whose signature does not verify', entry: { ...entry, signature } },
      ...(await t.use(entriesRefusedOverHttp)),
    ];
    for (const { what, entry: request } of refused) {
      const found = await log.grpc.createEntry(request);
      const expected = `${rpcCodeText(3)} for ${what}, which HTTP refuses with 400`;
      const [reason, actual, at] = [
        found.code === 0 ? 'accepted' : 'code',
        rpcCodeText(found.code),
        'CreateEntry',
      ] as const;
      t.judge(found.code === 3 ? undefined : { reason, expected, actual, at }, found);
    }
    await judgeLargeEntryOverRpc(log, t);
    const { first } = await t.use(soundRepeats);
    // HTTP is asked right before: what has become of the entry since is no matter of gRPC.
    const { value: now } = readRepeat(first.logged, await sendEntry(log, first.entry, t.time));
    if (!now || now.option === 'readmit') return;
    const again = await log.grpc.createEntry(first.entry);
    // Another instance may not know of it, or the log has forgotten it since.
    const anew = again.value !== undefined && ![now.index, first.logged.logIndex].includes(again.value.logIndex);
    const forgot =
      anew && t.declared('duplicate') === undefined ? bestEffortSentence(now.option, 'readmit') : undefined;
    if (forgot) t.inconclusive(forgot);
    t.judge(rpcRepeatDefect(now, first.logged, again), again);
  },
});
