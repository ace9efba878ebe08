import { realTime } from '../../core/run/time.ts';
import { UndecodableBody } from '../../core/target/undecodable-body.ts';
import { paced, unpaced } from '../../transport/client/pace.ts';
import { decodeContent, listedCodings } from '../../transport/http/content-coding.ts';
import { objectPlace } from '../../transport/object/address.ts';
import { type FoundObject, openBucket } from '../../transport/object/bucket.ts';
import { BucketError } from '../../transport/object/bucket-error.ts';
import { type FetchedResource, type LogLocation, type LogSource, UnreadResource, UnsoundResource } from './source.ts';

/** How many requests each thread has pending at a time: a bucket answers many at once, and each after some milliseconds. */
const AHEAD = 16;

/**
 * A log in a bucket, with keys named by the resource paths of tlog-tiles.
 *
 * @throws BucketSetupError where the SDK, credentials or the region are missing.
 */
export async function objectSource(
  { address, timeoutMs, network, userAgent, rate }: Extract<LogLocation, { kind: 's3' }>,
  signal?: AbortSignal,
): Promise<LogSource> {
  const stop = new AbortController();
  const stopped = signal ? AbortSignal.any([stop.signal, signal]) : stop.signal;
  const bucket = await openBucket(objectPlace(address)!, {
    timeoutMs,
    signal: stopped,
    ...(network && { network }),
    ...(userAgent && { userAgent }),
  });
  const pace = rate === undefined ? unpaced : paced(rate, realTime());

  async function read(path: string, limit: number): Promise<FetchedResource> {
    try {
      await pace(stopped);
      const found = await bucket.get(path, limit);
      if (found === 'too-long') throw new UnsoundResource('too-long', `at most ${limit} bytes`, 'more than that');
      return found && decoded(found, limit);
    } catch (cause) {
      if (stopped.aborted) throw new UnreadResource(`${path}: interrupted`, true);
      if (!(cause instanceof BucketError)) throw cause;
      // Without the right to list a bucket, S3 refuses an object that is not there (GetObject, "Permissions").
      if (cause.code === 'AccessDenied') return { answer: 'access denied' };
      throw new UnreadResource(cause.sentence(), cause.answered);
    }
  }

  return {
    ahead: AHEAD,
    read,
    close: async () => {
      stop.abort();
      bucket.close();
    },
  };
}

/** The bytes of a resource without the content codings that its object has. */
function decoded({ bytes, coding }: FoundObject, limit: number): Buffer {
  try {
    const { bytes: content, cut } = decodeContent(bytes, listedCodings(coding), limit, false);
    if (cut) throw new UnsoundResource('too-long', `at most ${limit} bytes`, 'more than that');
    return Buffer.from(content.buffer, content.byteOffset, content.length);
  } catch (cause) {
    if (!(cause instanceof UndecodableBody)) throw cause;
    const expected = `a body in the content coding that it names (${cause.coding})`;
    throw new UnsoundResource('undecodable', expected, cause.message);
  }
}
