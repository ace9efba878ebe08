/** What a log does after it has refused something that could have hurt it. */

import type { Trial } from '../../../core/check/trial.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import { isSuccessStatus } from '../../oracle/http/status.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import { parseBundle } from '../../oracle/tiles/bundle.ts';
import { bundlePath } from '../../oracle/tiles/path.ts';
import { tileFor } from '../../oracle/tiles/tile.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { coveringCheckpoint } from '../create/covering-checkpoint.ts';
import { runEntries } from '../create/run-entries.ts';
import { sendEntry } from '../create/send-entry.ts';
import { readServedForm } from '../tiles/served-form.ts';

type CreatingLogTarget = Parameters<typeof sendEntry>[0] & LogTarget;

/** The reasons for which it may fail. */
export const AFTER_REFUSAL_REASONS = {
  'sound-refused': 'a sound entry is refused afterwards',
  damaged: 'a bundle cannot be read afterwards, or has another entry than was created then',
} as const;

/** Creates a sound entry after what was refused, and reads it where the log says that it is. */
export async function judgeAfterRefusal(
  log: CreatingLogTarget,
  t: Trial<LogTarget, keyof typeof AFTER_REFUSAL_REASONS>,
  name: string,
): Promise<void> {
  const { answer, logged } = await sendEntry(log, (await t.use(runEntries)).make(name), t.time);
  const { status } = answer;
  if (status === 502 || status === 504) t.inconclusive(`the sound entry was answered with status ${status}`);
  const expected = 'a sound entry, as those before were created';
  const refused = { reason: 'sound-refused', expected, actual: `status ${status}`, at: 'log/entries' } as const;
  t.judge(isSuccessStatus(status) ? undefined : refused, answer);
  if (!logged) return t.inconclusive('what a sound entry was answered with is no TransparencyLogEntry');
  const { logIndex, canonicalizedBody } = logged;
  // An answer that does not hold its body is for those checks to judge that look at answers.
  if (canonicalizedBody.length === 0) return t.judge(undefined, answer);
  const { size } = await coveringCheckpoint(log, t, logIndex);
  const { index, width } = tileFor(size, 0, logIndex / 256n)!;
  const path = bundlePath(width === undefined ? { index } : { index, width });
  const found = await readServedForm(log, path, bundlePath({ index }));
  if (!('bytes' in found)) return t.inconclusive(`${path} is answered with status ${found.status}`);
  const { value, defect } = parseBundle(found.bytes, found.full ? 256 : (width ?? 256));
  if (defect) t.judge({ ...defect, reason: 'damaged', at: path }, answer);
  const [right, hash] = [leafHash(canonicalizedBody), leafHash(value![Number(logIndex % 256n)]!)];
  const other = {
    reason: 'damaged',
    expected: `the entry that was created, leaf hash ${base64(right)}`,
    actual: `leaf hash ${base64(hash)}`,
    at: `${path}, entry ${logIndex % 256n}`,
  } as const;
  t.judge(equalBytes(right, hash) ? undefined : other, answer);
}
