import type { Trial } from '../../../core/check/trial.ts';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import { openCheckpoint } from '../../oracle/checkpoint/stages.ts';
import {
  bestEffortSentence,
  type DuplicateOption,
  mayBeForgotten,
  type RepeatReason,
  readRepeat,
} from '../../oracle/duplicates/repeat.ts';
import { namedIndexDefect, repeatDefect } from '../../oracle/duplicates/repeat-defect.ts';
import type { Creation, SuccessfulCreation } from '../../oracle/entry/creation.ts';
import type { LogEntry } from '../../oracle/entry/log-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { PUBLICATION_PATIENCE_S } from '../checkpoint/publication-patience.ts';
import { type ServedEntry, servedEntries } from '../create/served-entries.ts';

/** A created entry, the answer to its repeat, and the entry at the index in that answer. */
export interface RepeatedCreation {
  readonly first: SuccessfulCreation;
  readonly repeat: Creation;
  readonly served: ServedEntry;
}

/**
 * Judges the answer to a repeat; `usual` is the option that an earlier answer showed. Where a log merely forgets
 * (Rekor v2: deduplication is best effort), that is inconclusive unless the choice is declared.
 */
export async function soundRepeat(
  log: LogTarget,
  t: Trial<LogTarget, RepeatReason | 'wrong-index' | 'proof' | 'not-as-declared' | 'changed'>,
  first: SuccessfulCreation,
  repeat: Creation,
  usual?: DuplicateOption,
): Promise<RepeatedCreation> {
  t.judge(repeatDefect(first.logged, repeat, log.keys), repeat.answer);
  const answered = readRepeat(first.logged, repeat).value!;
  // A log with any option may accept an entry again after more entries than it remembers.
  const defect = mayBeForgotten(first.logged, answered) ? undefined : t.chose('duplicate', answered.option);
  const forgotten = defect?.reason === 'changed' && usual ? bestEffortSentence(usual, answered.option) : undefined;
  t.judge(forgotten ? undefined : defect, repeat.answer);
  const served = await entryAtNamedIndex(log, t, first.logged, repeat, answered.index);
  t.judge(namedIndexDefect(first.logged, served), served.answer);
  return forgotten ? t.inconclusive(forgotten) : { first, repeat, served };
}

/** Reads the entry at the index that the answer to a repeat names; the served tree has to reach that index. */
export async function entryAtNamedIndex(
  log: LogTarget,
  t: Trial<LogTarget, 'wrong-index'>,
  first: LogEntry,
  repeat: Creation,
  index: bigint,
): Promise<ServedEntry> {
  const size = await sizeThatLacksIndex(log, t, index, first.inclusionProof?.treeSize ?? 0n);
  if (size !== undefined) {
    const expected = `the entry ${base64(first.canonicalizedBody)} at index ${index}`;
    t.fail({ reason: 'wrong-index', expected, actual: `tree size ${size}`, at: 'checkpoint' }, repeat.answer);
  }
  const [served] = await servedEntries(log, t, [index]);
  return served!;
}

/**
 * The size of the served tree if it does not reach an index in the time for publication. A tree smaller than
 * `provedSize` is stale, so nothing follows from it.
 */
async function sizeThatLacksIndex(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  index: bigint,
  provedSize: bigint,
): Promise<bigint | undefined> {
  const seconds = Number(t.declared('publish-within') ?? PUBLICATION_PATIENCE_S);
  let size: bigint | undefined;
  await t.poll(seconds * 1000, 250, async () => {
    size = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys)?.size;
    return size !== undefined && size > index ? true : undefined;
  });
  return size !== undefined && size >= provedSize && size <= index ? size : undefined;
}
