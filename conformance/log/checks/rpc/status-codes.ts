/** The requests that are refused over gRPC, and their status codes (google/rpc/code.proto, "HTTP Mapping"). */
import { check } from '../../../core/check/check.ts';
import { bestEffortSentence, readRepeat } from '../../oracle/duplicates/repeat.ts';
import { rpcCodeText } from '../../oracle/rpc/code-text.ts';
import { rpcRepeatDefect } from '../../oracle/rpc/repeat-defect.ts';
import { runEntries } from '../../premises/create/run-entries.ts';
import { sendEntry } from '../../premises/create/send-entry.ts';
import { soundRepeats } from '../../premises/duplicates/sound-repeats.ts';
import { createEntry } from '../../premises/rpc/given-checkpoints.ts';
import { largeEntryOverRpc, TOO_MANY_BYTES } from '../../premises/rpc/large-entry.ts';
import { entriesRefusedOverHttp } from '../../premises/rpc/refused-entries.ts';
import { rpcWrites } from '../../premises/rpc/service.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** INVALID_ARGUMENT, which HTTP status 400 is mapped to. */
const INVALID_ARGUMENT = 3;

export const statusCodes = check<LogTarget>()({
  // LOG-CE-026 (must): Answers over gRPC are the same as over HTTP: a created entry has proof, checkpoint, kind and log ID, and a
  //   refusal has the status code that corresponds to the HTTP status. [rekor-v2, "gRPC"]
  proves: 'LOG-CE-026',
  needs: ['grpc', 'create'],
  reasons: {
    accepted: 'a request that must be refused is answered with OK over gRPC',
    code: 'a request is refused with another status code than the code that its HTTP status is mapped to',
    duplicate: 'a repeated entry gets another answer over gRPC than over HTTP',
    index: 'the answer to a repeated entry over gRPC has no index, or another index than over HTTP',
  },
  run: async (log, t) => {
    if (!(await t.use(rpcWrites))) t.notApplicable('the log accepts no entries');
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
      const rpcAnswer = await log.grpc.createEntry(request.entry);
      const expected = `${rpcCodeText(INVALID_ARGUMENT)} for ${request.what}, which HTTP refuses with 400`;
      const reason = rpcAnswer.code === 0 ? 'accepted' : 'code';
      const defect = { reason, expected, actual: rpcCodeText(rpcAnswer.code), at: 'CreateEntry' } as const;
      t.judge(rpcAnswer.code !== INVALID_ARGUMENT && defect, rpcAnswer);
    }
    const large = await largeEntryOverRpc(log, t);
    if (large) {
      // No source names the code of this refusal: the deployed server answers with an internal error.
      const expected = `an error: the leaf has ${TOO_MANY_BYTES.toLocaleString('en-US')} bytes or more, and 65,535 are allowed`;
      const accepted = { reason: 'accepted', expected, actual: rpcCodeText(large.code), at: 'CreateEntry' } as const;
      t.judge(large.code === 0 && accepted, large);
    }
    const { first } = await t.use(soundRepeats);
    // Sent over HTTP right before, since the log's answer to the entry may have changed.
    const { value: overHttp } = readRepeat(first.logged, await sendEntry(log, first.entry, t.time));
    if (!overHttp || overHttp.option === 'readmit') return;
    const repeat = await createEntry(log.grpc, t, first.entry);
    // Another instance may not have the entry, or the log may have forgotten it.
    const readmitted =
      repeat.value !== undefined && ![overHttp.index, first.logged.logIndex].includes(repeat.value.logIndex);
    const forgotten =
      readmitted && t.declared('duplicate') === undefined ? bestEffortSentence(overHttp.option, 'readmit') : undefined;
    if (forgotten) t.inconclusive(forgotten);
    t.judge(rpcRepeatDefect(overHttp, first.logged, repeat), repeat);
  },
});
