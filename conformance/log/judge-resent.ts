import type { LogEntry } from '../core/log-entry.ts';
import type { LogTarget } from '../core/target.ts';
import type { Trial } from '../core/trial.ts';
import { base64, equalBytes } from '../oracle/bytes.ts';
import { againProofDefect } from './again-proof.ts';
import type { Creation } from './created.ts';
import { entriesAt } from './entries-at.ts';
import { type DuplicateOption, forgetful, forgivable, type ResentReason, readResent } from './resent.ts';
import { openCheckpoint } from './stages.ts';

/** How long it is waited for an index to be in the tree where no choice says so. */
const PATIENCE_S = 60;

/**
 * Judges one answer to an entry that was logged as `first`, and gives the option that it shows; `usual` is the one that was
 * seen before. Where a log only seems to forget, nothing is judged of that, unless the choice is declared.
 */
export async function judgeResent(
  log: LogTarget,
  t: Trial<LogTarget, ResentReason | 'wrong-index' | 'proof' | 'not-as-declared' | 'changed'>,
  first: LogEntry,
  again: Creation,
  usual?: DuplicateOption,
): Promise<DuplicateOption> {
  const { value, defect } = readResent(first, again);
  if (defect) t.judge(defect, again.answer);
  const { option, index } = value!;
  if (again.logged) {
    const unproved = againProofDefect(again.logged, log.keys);
    t.judge(unproved && { ...unproved, reason: 'proof' }, again.answer);
  }
  // Older than what such a log remembers: then it may come in again, whatever its way.
  const other = forgivable(first, value!) ? undefined : t.chose('duplicate', option);
  const told = other?.reason === 'changed' && usual ? forgetful(usual, option) : undefined;
  t.judge(told ? undefined : other, again.answer);
  await judgeIndex(log, t, first, again, index);
  return told ? t.inconclusive(told) : option;
}

/** Judges that the log has the entry that was logged as `first` at the index that an answer to its repeat names. */
export async function judgeIndex(
  log: LogTarget,
  t: Trial<LogTarget, 'wrong-index'>,
  first: LogEntry,
  again: Creation,
  index: bigint,
): Promise<void> {
  const expected = `the entry ${base64(first.canonicalizedBody)} at index ${index}`;
  const reason = 'wrong-index';
  const size = await sizeBelow(log, t, index, first.inclusionProof?.treeSize ?? 0n);
  if (size !== undefined) t.judge({ reason, expected, actual: `tree size ${size}`, at: 'checkpoint' }, again.answer);
  for (const { entry, path, answer } of await entriesAt(log, t, [index])) {
    const wrong = { reason, expected, actual: base64(entry), at: path } as const;
    t.judge(equalBytes(entry, first.canonicalizedBody) ? undefined : wrong, answer);
  }
}

/**
 * The size of the served tree where, in the time for publication, it does not come to have an index that an answer names.
 * One that is smaller than `known` is stale and says nothing.
 */
async function sizeBelow(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  index: bigint,
  known: bigint,
): Promise<bigint | undefined> {
  const seconds = Number(t.declared('publish-within') ?? PATIENCE_S);
  let size: bigint | undefined;
  await t.poll(seconds * 1000, 250, async () => {
    size = openCheckpoint(await log.read({ kind: 'checkpoint' }), log.keys)?.size;
    return size !== undefined && size > index ? true : undefined;
  });
  return size !== undefined && size >= known && size <= index ? size : undefined;
}
