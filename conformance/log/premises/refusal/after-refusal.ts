/** A sound entry that is created after requests that may have damaged the log. */

import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { base64, equalBytes } from '../../../oracle/bytes/bytes.ts';
import type { Creation } from '../../oracle/entry/creation.ts';
import { isSuccessStatus } from '../../oracle/http/status.ts';
import { leafHash } from '../../oracle/merkle/tree-hash.ts';
import { parseBundle } from '../../oracle/tiles/bundle.ts';
import { bundlePath } from '../../oracle/tiles/path.ts';
import { TILE_WIDTH, tileFor } from '../../oracle/tiles/tile.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { coveringCheckpoint } from '../create/covering-checkpoint.ts';
import { runEntries } from '../create/run-entries.ts';
import { sendEntry } from '../create/send-entry.ts';
import { readServedForm } from '../tiles/served-form.ts';

type CreatingLogTarget = Parameters<typeof sendEntry>[0] & LogTarget;

/** The reasons of checks that create such an entry. */
export const AFTER_REFUSAL_REASONS = {
  'sound-refused': 'a sound entry is refused afterwards, or answered without the entry',
  damaged: 'a bundle cannot be read afterwards, or has another entry than the created entry',
} as const;

/** Creates a sound entry; `name` makes it differ from all other entries of the run. */
export async function createAfterRefusal(
  log: CreatingLogTarget,
  t: Trial<LogTarget, string>,
  name: string,
): Promise<Creation> {
  const creation = await sendEntry(log, (await t.use(runEntries)).make(name), t.time);
  const { status } = creation.answer;
  if (status === 502 || status === 504) t.inconclusive(`the sound entry was answered with status ${status}`);
  return creation;
}

export function soundRefusedDefect({ answer, logged }: Creation): Defect<'sound-refused'> | undefined {
  const { status } = answer;
  // An answer that is larger than we read is judged by nobody here.
  if (isSuccessStatus(status) && (logged || answer.cut)) return undefined;
  const expected = 'a created entry: the request is sound';
  const actual = isSuccessStatus(status) ? `status ${status}, without a TransparencyLogEntry` : `status ${status}`;
  return { reason: 'sound-refused', expected, actual, at: 'log/entries' };
}

/** The bundle of a created entry as it is served, where the answer has the entry. */
interface CreatedEntryBundle {
  readonly canonicalizedBody: Uint8Array;
  /** The place of the entry in its bundle. */
  readonly place: number;
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly width: number;
}

/** Reads the bundle at the index of a created entry; undefined where the answer has no body, which other checks judge. */
export async function readCreatedEntryBundle(
  log: LogTarget,
  t: Trial<LogTarget, string>,
  { logged }: Creation,
): Promise<CreatedEntryBundle | undefined> {
  if (!logged) return t.inconclusive('the answer to a sound entry is larger than this suite reads');
  const { logIndex, canonicalizedBody } = logged;
  if (canonicalizedBody.length === 0) return undefined;
  const { size } = await coveringCheckpoint(log, t, logIndex);
  const { index, width } = tileFor(size, 0, logIndex / 256n)!;
  const path = bundlePath(width === undefined ? { index } : { index, width });
  const served = await readServedForm(log, path, bundlePath({ index }));
  if (!('bytes' in served)) return t.inconclusive(`${path} is answered with status ${served.status}`);
  const { bytes, full } = served;
  const place = Number(logIndex % 256n);
  return { canonicalizedBody, place, path, bytes, width: full ? TILE_WIDTH : (width ?? TILE_WIDTH) };
}

export function damagedBundleDefect(bundle: CreatedEntryBundle | undefined): Defect<'damaged'> | undefined {
  if (!bundle) return undefined;
  const { canonicalizedBody, place, path, bytes, width } = bundle;
  const { value: entries, defect } = parseBundle(bytes, width);
  if (defect) return { ...defect, reason: 'damaged', at: path };
  const [created, served] = [leafHash(canonicalizedBody), leafHash(entries[place]!)];
  if (equalBytes(created, served)) return undefined;
  const expected = `the entry that was created, leaf hash ${base64(created)}`;
  return { reason: 'damaged', expected, actual: `leaf hash ${base64(served)}`, at: `${path}, entry ${place}` };
}
