/** Other spellings of a request that the log has taken already (ProtoJSON Format). */
import { check } from '../../../core/check/check.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { equalBytes } from '../../../oracle/bytes/bytes.ts';
import { JSON_SPELLINGS, NULL_MEMBERS } from '../../inputs/refused-request/json-spellings.ts';
import { requestJson, requestWith } from '../../oracle/entry/create-request.ts';
import type { LogEntry } from '../../oracle/entry/log-entry.ts';
import { bestEffortSentence, mayBeForgotten, type RepeatAnswer, readRepeat } from '../../oracle/entry/repeat.ts';
import { sendEntry } from '../../premises/create/send-entry.ts';
import { servedEntries } from '../../premises/create/served-entries.ts';
import { repeatedEntry } from '../../premises/duplicates/repeated-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const jsonSpellings = check<LogTarget>()({
  proves: 'LOG-CE-020',
  needs: ['create'],
  reasons: {
    'not-understood': 'a spelling that the JSON mapping of protobuf allows is refused',
    'another-entry': 'another spelling of an entry is taken for another entry',
  },
  run: async (log, t) => {
    const { entry, logged } = (await t.use(repeatedEntry)).first;
    // Once more as it was, right before: what has become of it since is no matter of spelling.
    const again = await sendEntry(log, entry, t.time);
    const plain = readRepeat(logged, again);
    const bodies = [
      ...JSON_SPELLINGS.map(([text, spelling]) => [text, requestJson(entry, spelling)] as const),
      ...NULL_MEMBERS.map(([text, path]) => [text, requestWith(entry, path, null)] as const),
    ];
    const answers = await Promise.all(
      bodies.map(async ([text, body]) => ({ text, made: await sendEntry(log, entry, t.time, body) })),
    );
    let told: string | undefined;
    await t.each(answers, async ({ text, made }) => {
      const { value, defect } = readRepeat(logged, made);
      const at = `log/entries, with ${text}`;
      const expected = 'the same answer as to the plain spelling';
      const actual = value ? `${value.option}, index ${value.index}` : `status ${made.answer.status}`;
      const refused = made.answer.status >= 300 && ![409, again.answer.status].includes(made.answer.status);
      t.judge(refused ? { reason: 'not-understood', expected, actual, at } : undefined, made.answer);
      const other = { ...defect, reason: 'another-entry', expected, actual: defect?.actual ?? actual, at } as const;
      // A 409 without an index, or with another code, is the same entry as far as anybody can tell.
      const alike = defect
        ? defect.reason !== 'other-entry' || plain.defect?.reason === defect.reason
        : isSameAnswer(logged, plain.value, value!);
      // Undeclared, the plain spelling might have come in again as well.
      const forgot =
        !alike && plain.value && value && t.declared('duplicate') === undefined
          ? bestEffortSentence(plain.value.option, value.option)
          : undefined;
      told ??= forgot && `with ${text}: ${forgot}`;
      // One that came in more than once is at each of its indices, and each instance names the one that it knows.
      const named =
        !alike && t.declared('duplicate') === undefined && value?.option === 'refuse' ? value.index : undefined;
      const there = named !== undefined && (await isEntryAt(log, t, named, logged));
      t.judge(alike || forgot || there ? undefined : other, made.answer);
    });
    if (told) t.inconclusive(told);
  },
});

/** Whether the log has the entry at another index as well. */
async function isEntryAt(log: LogTarget, t: Trial<LogTarget, string>, index: bigint, { canonicalizedBody }: LogEntry) {
  const found = await servedEntries(log, t, [index]);
  return found.some(({ entry }) => equalBytes(entry, canonicalizedBody));
}

/** Whether a spelling was answered as the plain one was: with an index of the same entry. */
function isSameAnswer(first: LogEntry, plain: RepeatAnswer | undefined, found: RepeatAnswer): boolean {
  if (!plain || plain.option === 'readmit' || mayBeForgotten(first, found)) return true;
  return [first.logIndex, plain.index].includes(found.index);
}
