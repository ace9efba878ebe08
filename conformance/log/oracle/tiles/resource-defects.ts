/**
 * Defects of a single tile or bundle, apart from its hashes.
 *
 * Follows: C2SP tlog-tiles, "Merkle Tree", "Partial Tiles" and "Log entries"
 */
import type { Defect } from '../../../core/check/defect.ts';
import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import type { Answer } from '../../../core/target/answer.ts';
import { headerValue } from '../../../core/target/header.ts';
import type { EntriesFormReason, EntryFormat, ReadEntries } from './entry-format.ts';
import { hasResourceForm, isPage } from './resource-form.ts';
import { HASH_SIZE } from './tile.ts';

/** Statuses that report a missing object; object stores answer 403 (tlog-tiles, "APIs"). */
export const ABSENT_STATUSES: readonly number[] = [403, 404, 410];

/** A resource of the tree that is not served. The full resource may have replaced a partial one. */
export function servedStatusDefect({
  id,
  path,
  answer: { status },
}: {
  readonly id: { readonly width?: number };
  readonly path: string;
  readonly answer: Pick<Answer, 'status'>;
}): Defect<'missing' | 'status'> | undefined {
  if (status === 200) return undefined;
  const reason = ABSENT_STATUSES.includes(status) ? 'missing' : 'status';
  const full = id.width === undefined ? '' : ', and the full resource is not served either';
  return { reason, expected: 'status 200', actual: `status ${status}${full}`, at: path };
}

/** That a tile is longer or shorter than its hashes. */
export function tileLengthDefect({
  path,
  width,
  byteLength,
  answer,
}: {
  readonly path: string;
  readonly width: number;
  readonly byteLength: number;
  readonly answer: Pick<Answer, 'cut' | 'headers'>;
}): Defect<'length'> | undefined {
  const bytes = width * HASH_SIZE;
  if (byteLength === bytes && !answer.cut) return undefined;
  const actual = answer.cut ? longBodyText(answer, byteLength) : `${byteLength} bytes`;
  return { reason: 'length', expected: `${bytes} bytes (${width} hashes)`, actual, at: path };
}

/** The length of a body that was cut after `read` bytes: as the answer states it, if it states that of the content. */
function longBodyText({ headers }: Pick<Answer, 'headers'>, read: number): string {
  const [stated, coding] = ['content-length', 'content-encoding'].map((name) => headerValue({ headers }, name));
  return stated !== undefined && coding === undefined ? `${stated} bytes` : `more than ${read} bytes`;
}

/** Why an answer is no tile or bundle: a clause that begins with its path. */
export function unservedText(path: string, answer: Answer): string {
  if (answer.status !== 200) return `${path} is not served (status ${answer.status})`;
  if (isPage(path, answer)) return `${path} is answered with status 200 and a page`;
  if (!answer.cut) return `${path} is served in a content coding that cannot be decoded`;
  return `${path} is served with ${longBodyText(answer, answer.raw.length)}, which is too long`;
}

/**
 * The entries of a bundle or data tile as it was served, `width` of them; a defect names its path. A data tile may be of
 * any length, so one that was cut is not judged here.
 */
export function parseServedEntries(
  format: EntryFormat,
  bytes: Uint8Array,
  { path, width, answer }: { readonly path: string; readonly width: number; readonly answer: Pick<Answer, 'cut'> },
): ParseResult<ReadEntries, EntriesFormReason> {
  if (answer.cut)
    return parseDefect('trailing-bytes', 'at most 256 entries of 65,535 bytes each', 'more bytes than that', path);
  const { value, defect } = format.parse(bytes, width);
  if (!defect) return parsedValue(value);
  return { defect: { ...defect, at: defect.at ? `${path}, ${defect.at}` : path } };
}

/** A tile or bundle that is served at a path that can never name one. */
export function impossiblePathDefect({
  path,
  why,
  answer,
}: {
  readonly path: string;
  readonly why: string;
  readonly answer: Answer;
}): Defect<'served'> | undefined {
  if (answer.status !== 200 || !hasResourceForm(path, answer)) return undefined;
  const kind = path.startsWith('tile/entries/') ? 'bundle' : 'tile';
  const actual = `status 200 and ${answer.raw.length} bytes that can be a ${kind}`;
  return { reason: 'served', expected: `no ${kind}: ${why}`, actual, at: path };
}
