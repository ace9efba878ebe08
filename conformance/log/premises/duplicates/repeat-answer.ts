import type { Trial } from '../../../core/check/trial.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import type { Creation } from '../../oracle/entry/creation.ts';
import type { LogEntry } from '../../oracle/entry/log-entry.ts';
import {
  bestEffortSentence,
  type DuplicateOption,
  mayBeForgotten,
  type RepeatReason,
  readRepeat,
} from '../../oracle/entry/repeat.ts';
import { repeatProofDefect } from '../../oracle/entry/repeat-proof-defect.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { PUBLICATION_PATIENCE_S } from '../checkpoint/publication-patience.ts';
import { servedEntries } from '../create/served-entries.ts';

/**
 * Judges one answer to an entry that was logged as `first`, and gives the option that it shows; `usual` is the one that was
 * seen before. Where a log only seems to forget, nothing is judged of that, unless the choice is declared.
 */
export async function judgeRepeat(
  log: LogTarget,
  t: Trial<LogTarget, RepeatReason | 'wrong-index' | 'proof' | 'not-as-declared' | 'changed'>,
  first: LogEntry,
  again: Creation,
  usual?: DuplicateOption,
): Promise<DuplicateOption> {
  const { value, defect } = readRepeat(first, again);
  if (defect) t.judge(defect, again.answer);
  const { option, index } = value!;
  if (again.logged) {
    const unproved = repeatProofDefect(again.logged, log.keys);
    t.judge(unproved && { ...unproved, reason: 'proof' }, again.answer);
  }
  // Older than what such a log remembers: then it may come in again, whatever its way.
  const other = mayBeForgotten(first, value!) ? undefined : t.chose('duplicate', option);
  const told = other?.reason === 'changed' && usual ? bestEffortSentence(usual, option) : undefined;
  t.judge(told ? undefined : other, again.answer);
  await judgeRepeatIndex(log, t, first, again, index);
  return told ? t.inconclusive(told) : option;
}

/** Judges that the log has the entry that was logged as `first` at the index that an answer to its repeat names. */
export async function judgeRepeatIndex(
  log: LogTarget,
  t: Trial<LogTarget, 'wrong-index'>,
  first: LogEntry,
  again: Creation,
  index: bigint,
): Promise<void> {
  const expected = `the entry ${base64(first.canonicalizedBody)} at index ${index}`;
  const reason = 'wrong-index';
  const size = await sizeThatLacksIndex(log, t, index, first.inclusionProof?.treeSize ?? 0n);
  if (size !== undefined) t.judge({ reason, expected, actual: `tree size ${size}`, at: 'checkpoint' }, again.answer);
  for (const { entry, path, answer } of await servedEntries(log, t, [index])) {
    const wrong = { reason, expected, actual: base64(entry), at: path } as const;
    t.judge(equalBytes(entry, first.canonicalizedBody) ? undefined : wrong, answer);
  }
}

/**
 * The size of the served tree where, in the time for publication, it does not come to have an index that an answer names.
 * One that is smaller than `known` is stale and says nothing.
 */
async function sizeThatLacksIndex(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  index: bigint,
  known: bigint,
): Promise<bigint | undefined> {
  const seconds = Number(t.declared('publish-within') ?? PUBLICATION_PATIENCE_S);
  let size: bigint | undefined;
  await t.poll(seconds * 1000, 250, async () => {
    size = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys)?.size;
    return size !== undefined && size > index ? true : undefined;
  });
  return size !== undefined && size >= known && size <= index ? size : undefined;
}
