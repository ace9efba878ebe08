/** Which requests are refused over gRPC, and with which status code (google/rpc/code.proto, "HTTP Mapping"). */
import { check } from '../../../core/check/check.ts';
import { bestEffortSentence, readRepeat } from '../../oracle/duplicates/repeat.ts';
import { rpcCodeText } from '../../oracle/rpc/code-text.ts';
import { rpcRepeatDefect } from '../../oracle/rpc/repeat-defect.ts';
import { runEntries } from '../../premises/create/run-entries.ts';
import { sendEntry } from '../../premises/create/send-entry.ts';
import { soundRepeats } from '../../premises/duplicates/sound-repeats.ts';
import { largeEntryOverRpc, TOO_MANY_BYTES } from '../../premises/rpc/large-entry.ts';
import { entriesRefusedOverHttp } from '../../premises/rpc/refused-entries.ts';
import { rpcWrites } from '../../premises/rpc/service.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** INVALID_ARGUMENT, which HTTP status 400 is mapped to. */
const INVALID_ARGUMENT = 3;

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
    // The last byte of s: the signature keeps its form.
    signature[signature.length - 1]! ^= 1;
    const requests = [
      { what: 'an empty request', entry: undefined },
      { what: 'an entry whose signature does not verify', entry: { ...entry, signature } },
      ...(await t.use(entriesRefusedOverHttp)),
    ];
    for (const request of requests) {
      const found = await log.grpc.createEntry(request.entry);
      const expected = `${rpcCodeText(INVALID_ARGUMENT)} for ${request.what}, which HTTP refuses with 400`;
      const reason = found.code === 0 ? 'accepted' : 'code';
      const defect = { reason, expected, actual: rpcCodeText(found.code), at: 'CreateEntry' } as const;
      t.judge(found.code === INVALID_ARGUMENT ? undefined : defect, found);
    }
    const large = await largeEntryOverRpc(log, t);
    if (large) {
      // No source names the code of this refusal: the deployed server answers with an internal error.
      const expected = `an error: the leaf has ${TOO_MANY_BYTES.toLocaleString('en-US')} bytes or more, of 65,535 that it may have`;
      const accepted = { reason: 'accepted', expected, actual: rpcCodeText(large.code), at: 'CreateEntry' } as const;
      t.judge(large.code === 0 ? accepted : undefined, large);
    }
    const { first } = await t.use(soundRepeats);
    // Over HTTP right before: the log may answer the entry in another way by now.
    const { value: overHttp } = readRepeat(first.logged, await sendEntry(log, first.entry, t.time));
    if (!overHttp || overHttp.option === 'readmit') return;
    const repeat = await log.grpc.createEntry(first.entry);
    // Another instance may not know of it, or the log has forgotten it since.
    const readmitted =
      repeat.value !== undefined && ![overHttp.index, first.logged.logIndex].includes(repeat.value.logIndex);
    const forgotten =
      readmitted && t.declared('duplicate') === undefined ? bestEffortSentence(overHttp.option, 'readmit') : undefined;
    if (forgotten) t.inconclusive(forgotten);
    t.judge(rpcRepeatDefect(overHttp, first.logged, repeat), repeat);
  },
});
