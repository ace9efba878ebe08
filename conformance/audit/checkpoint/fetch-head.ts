import { type ErrorSection, sectionOfFailure } from '../../core/text/error-section.ts';
import { finding } from '../finding/finding.ts';
import type { AuditOptions } from '../options.ts';
import { isPresent, type LogSource, UnreadResource, UnsoundResource } from '../source/source.ts';
import { type HeadRead, readHead } from './head.ts';

/** More bytes than any checkpoint with all its signatures has. */
export const CHECKPOINT_BYTES = 1_000_000;

/** The directory or the bucket contains no log: the user named the wrong one. */
export class NoLogError extends Error {
  override readonly name = 'NoLogError';
}

/** The verdict of an audit without a checkpoint. */
export interface NoHead {
  readonly ended: 'unreachable' | 'incomplete';
  /** The section of `docs/errors.md` about the reason. */
  readonly section?: ErrorSection;
}

/**
 * Reads and judges a log's checkpoint, or gives the verdict of an audit without one and adds the reason to `because`.
 * Throws `NoLogError` where a directory or a bucket has no checkpoint.
 */
export async function fetchHead(
  { place, keys, origin, policy }: AuditOptions,
  source: LogSource,
  because: string[],
): Promise<HeadRead | NoHead> {
  try {
    const bytes = await source.read('checkpoint', CHECKPOINT_BYTES);
    if (isPresent(bytes)) return readHead(bytes, keys, origin, policy, { ours: Date.now(), ofLog: source.clock?.() });
    if (place.kind === 'directory')
      throw new NoLogError(`${place.path} has no file "checkpoint", so it is not the directory of a log`);
    if (place.kind === 's3' && !bytes)
      throw new NoLogError(`${place.address} has no object "checkpoint", so it is not the prefix of a log`);
    const answer = bytes ? ` (${bytes.answer})` : '';
    because.push(
      `the checkpoint is not there${answer}: either this is no log's prefix, or the log has not published yet`,
    );
    return { ended: 'incomplete' };
  } catch (cause) {
    if (cause instanceof UnsoundResource)
      return { findings: [finding(cause.kind, 'checkpoint', cause.expected, cause.message)] };
    if (!(cause instanceof UnreadResource)) throw cause;
    because.push(`the checkpoint could not be read: ${cause.message}`);
    return { ended: cause.answered ? 'incomplete' : 'unreachable', ...sectionOfFailure(cause.code) };
  }
}
