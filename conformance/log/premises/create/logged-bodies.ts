import type { Trial } from '../../../core/check/trial.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import type { LogEntry } from '../../oracle/entry/log-entry.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { servedEntries } from './served-entries.ts';

/** Judges that the log has the bodies of some answers at the indices of those answers. */
export async function judgeLoggedBodies<const R extends string>(
  log: LogTarget,
  t: Trial<LogTarget, R>,
  all: readonly Pick<LogEntry, 'logIndex' | 'canonicalizedBody'>[],
  reason: R,
): Promise<void> {
  const indices = all.map(({ logIndex }) => logIndex);
  const found = await servedEntries(log, t as Trial<LogTarget, string>, indices);
  for (const [i, { index, entry, path, answer }] of found.entries()) {
    const { canonicalizedBody } = all[i]!;
    const expected = `${base64(canonicalizedBody)} at index ${index}`;
    const defect = { reason, expected, actual: base64(entry), at: path };
    t.judge(equalBytes(entry, canonicalizedBody) ? undefined : defect, answer);
  }
}
