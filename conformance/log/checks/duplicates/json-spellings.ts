/** Other spellings of a request that the log has accepted already (ProtoJSON Format). */
import { check } from '../../../core/check/check.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { equalBytes } from '../../../oracle/bytes/bytes.ts';
import { JSON_SPELLINGS, NULL_MEMBERS } from '../../inputs/refused-request/json-spellings.ts';
import { bestEffortSentence, mayBeForgotten, type RepeatAnswer, readRepeat } from '../../oracle/duplicates/repeat.ts';
import { requestJson, requestWith } from '../../oracle/entry/create-request.ts';
import type { LogEntry } from '../../oracle/entry/log-entry.ts';
import { sendEntry } from '../../premises/create/send-entry.ts';
import { servedEntries } from '../../premises/create/served-entries.ts';
import { repeatedEntry } from '../../premises/duplicates/repeated-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const jsonSpellings = check<LogTarget>()({
  // LOG-CE-020 (must): Every spelling that the JSON mapping of protobuf allows is understood, and all spellings of an entry are
  //   the same entry. [rekor-v2, "CreateEntry"]
  proves: 'LOG-CE-020',
  needs: ['create'],
  reasons: {
    'not-understood': 'a spelling that the JSON mapping of protobuf allows is refused',
    'another-entry': 'another spelling of an entry is taken for another entry',
  },
  run: async (log, t) => {
    const { entry, logged } = (await t.use(repeatedEntry)).first;
    // Sent in the plain spelling right before, since the log's answer to the entry may have changed.
    const plainCreation = await sendEntry(log, entry, t.time);
    const plain = readRepeat(logged, plainCreation);
    const bodies = [
      ...JSON_SPELLINGS.map(([text, spelling]) => [text, requestJson(entry, spelling)] as const),
      ...NULL_MEMBERS.map(([text, path]) => [text, requestWith(entry, path, null)] as const),
    ];
    const spellings = await Promise.all(
      bodies.map(async ([text, body]) => ({ text, creation: await sendEntry(log, entry, t.time, body) })),
    );
    const declared = t.declared('duplicate') !== undefined;
    let bestEffort: string | undefined;
    await t.each(spellings, async ({ text, creation }) => {
      const { answer } = creation;
      const { value, defect } = readRepeat(logged, creation);
      const at = `log/entries, with ${text}`;
      const expected = 'the same answer as to the plain spelling';
      const actual = value ? `${value.option}, index ${value.index}` : `status ${answer.status}`;
      const refused = answer.status >= 300 && ![409, plainCreation.answer.status].includes(answer.status);
      t.judge(refused && { reason: 'not-understood', expected, actual, at }, answer);
      const anotherEntry = { reason: 'another-entry', expected, actual: defect?.actual ?? actual, at } as const;
      // A 409 without an index or with another code does not show a difference.
      const same = defect
        ? defect.reason !== 'other-entry' || plain.defect?.reason === defect.reason
        : isSameAnswer(logged, plain.value, value);
      // Without a declaration, the log might have accepted the plain spelling again as well.
      const forgotten =
        !same && !declared && plain.value && value ? bestEffortSentence(plain.value.option, value.option) : undefined;
      bestEffort ??= forgotten && `with ${text}: ${forgotten}`;
      // An entry that was accepted more than once has several indices, and each instance names the index that it knows.
      const named = !same && !declared && value?.option === 'refuse' ? value.index : undefined;
      const isThere = named !== undefined && (await isEntryAt(log, t, named, logged));
      t.judge(same || forgotten || isThere ? undefined : anotherEntry, answer);
    });
    if (bestEffort) t.inconclusive(bestEffort);
  },
});

/** Whether the log has the entry at another index as well. */
async function isEntryAt(log: LogTarget, t: Trial<LogTarget, string>, index: bigint, { canonicalizedBody }: LogEntry) {
  const served = await servedEntries(log, t, [index]);
  return served.some(({ entry }) => equalBytes(entry, canonicalizedBody));
}

/** Whether the answer to a spelling names an index of the same entry as the answer to the plain spelling. */
function isSameAnswer(first: LogEntry, plain: RepeatAnswer | undefined, repeat: RepeatAnswer): boolean {
  if (!plain || plain.option === 'readmit' || mayBeForgotten(first, repeat)) return true;
  return [first.logIndex, plain.index].includes(repeat.index);
}
