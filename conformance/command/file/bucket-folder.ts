import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { objectPlace } from '../../transport/object/address.ts';
import { type Bucket, openBucket } from '../../transport/object/bucket.ts';
import { BucketError } from '../../transport/object/bucket-error.ts';
import { packageVersion } from '../package-data.ts';
import { referenceErrorSentence } from '../reference-error.ts';
import { throwUsageError } from '../usage-error.ts';

/** How many objects are written at a time. */
const AT_ONCE = 32;

/**
 * Has files written to a folder for temporary files, and then puts them into the bucket of an option. The prefix has to be
 * empty. Checkpoints come last, so that an interrupted run never looks like a complete log.
 *
 * @throws UsageError for an address that names no place, a prefix that is not empty, and a bucket that cannot be written.
 */
export async function writeToBucket(
  option: string,
  address: string,
  signal: AbortSignal,
  write: (folder: string) => Promise<void>,
): Promise<void> {
  const place = objectPlace(address);
  if (!place) throwUsageError(`${option} ${address} names no place in a bucket: expected s3://bucket/prefix`);
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-bucket-'));
  let bucket: Bucket | undefined;
  try {
    bucket = await openBucket(place, { userAgent: ['touchstone', packageVersion()], signal });
    const [found] = await bucket.list('');
    if (found !== undefined)
      throwUsageError(
        `${option} ${address}: expected an empty prefix, found ${JSON.stringify(found)} in it; name another one or empty this one`,
      );
    await write(folder);
    await putAll(bucket, folder, signal);
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof BucketError)
      throwUsageError(`${option}: ${referenceErrorSentence(cause)}`, 'the-object-storage-cannot-be-used');
    throw cause;
  } finally {
    bucket?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function putAll(bucket: Bucket, folder: string, signal: AbortSignal): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const paths = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
  const isLast = (path: string) => /(^|\/)checkpoint$/.test(path);
  for (const some of [paths.filter((path) => !isLast(path)), paths.filter(isLast)]) {
    const waiting = some.values();
    const putNext = async () => {
      for (const path of waiting) {
        signal.throwIfAborted();
        await bucket.put(path, readFileSync(join(folder, path)));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, putNext));
  }
}
