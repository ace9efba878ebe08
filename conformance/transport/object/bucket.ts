import { setTimeout as sleep } from 'node:timers/promises';
import { type ObjectPlace, objectAddress } from './address.ts';
import { bucketError, type SdkError } from './bucket-error.ts';
import { bytesUpTo } from './bytes-up-to.ts';
import { type BucketOptions, clientOf } from './client.ts';

/** An object of a bucket. */
export interface FoundObject {
  readonly bytes: Buffer;
  /** Of these bytes, as conditional writes take it. */
  readonly etag: string;
  /** Its Content-Encoding, which the bytes still have. */
  readonly coding?: string;
}

/** The objects below a prefix of a bucket. Its functions reject with `BucketError`. */
export interface Bucket {
  /** `s3://bucket/prefix`. */
  readonly address: string;
  /** The object at a path; undefined where it does not exist; `too-long` where it has more bytes than `limit`. */
  get(path: string): Promise<FoundObject | undefined>;
  get(path: string, limit: number): Promise<FoundObject | 'too-long' | undefined>;
  /**
   * Writes an object, whole or not at all, and gives its entity tag. `onlyIf`: only where the object has this entity tag, or
   * does not exist (`etag: undefined`); undefined where that does not hold.
   */
  put(path: string, bytes: Uint8Array, onlyIf?: { readonly etag: string | undefined }): Promise<string | undefined>;
  /** Some names below a path, as folders and files; empty where there is nothing. */
  list(path: string): Promise<readonly string[]>;
  close(): void;
}

/** Two conditional writes met: S3 asks to try again ("ConditionalRequestConflict"). */
const CONFLICT = 409;
const CONFLICTS = 5;
/** How often an answer may break off. */
const BROKEN_OFF = 4;
const APART_MS = 100;
const NAMES = 100;

const isStatus = (cause: unknown, status: number) => (cause as SdkError).$metadata?.httpStatusCode === status;

/**
 * Opens a bucket: loads the SDK, and finds credentials and region. It sends nothing to the bucket.
 *
 * @throws BucketSetupError
 */
export async function openBucket(place: ObjectPlace, options: BucketOptions = {}): Promise<Bucket> {
  const { sdk, client } = await clientOf(place, options);
  const { bucket: Bucket } = place;
  const keyOf = (path: string) => [place.prefix, path].filter((part) => part !== '').join('/');
  const sending = { ...(options.signal && { abortSignal: options.signal }) };

  async function get(path: string, limit = Number.MAX_SAFE_INTEGER): Promise<FoundObject | 'too-long' | undefined> {
    for (let attempt = 1; ; attempt++) {
      let answered = false;
      try {
        const answer = await client.send(new sdk.GetObjectCommand({ Bucket, Key: keyOf(path) }), sending);
        answered = true;
        const bytes = await bytesUpTo(answer.Body, limit);
        if (bytes === undefined) return 'too-long';
        const { ETag: etag = '', ContentEncoding: coding } = answer;
        return { bytes, etag, ...(coding && coding !== 'aws-chunked' && { coding }) };
      } catch (cause) {
        if ((cause as Error).name === 'NoSuchKey') return undefined;
        // The SDK asks again where a request fails, but not where its answer breaks off.
        if (!answered || attempt === BROKEN_OFF || options.signal?.aborted)
          throw bucketError('an object could not be read', objectAddress(place, path), cause);
      }
    }
  }

  async function put(path: string, bytes: Uint8Array, onlyIf?: { readonly etag: string | undefined }) {
    const condition = onlyIf && (onlyIf.etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: onlyIf.etag });
    const command = { Bucket, Key: keyOf(path), Body: bytes, ...contentOf(path), ...condition };
    for (let attempt = 1; ; attempt++)
      try {
        return (await client.send(new sdk.PutObjectCommand(command), sending)).ETag ?? '';
      } catch (cause) {
        // 404: If-Match where the object is gone.
        const isGone = isStatus(cause, 404) && (cause as Error).name === 'NoSuchKey';
        if (onlyIf && (isStatus(cause, 412) || isGone)) return undefined;
        if (!isStatus(cause, CONFLICT) || attempt === CONFLICTS)
          throw bucketError('an object could not be written', objectAddress(place, path), cause);
        await sleep(attempt * APART_MS);
      }
  }

  async function list(path: string): Promise<readonly string[]> {
    const key = keyOf(path);
    const prefix = key === '' ? '' : `${key}/`;
    const command = { Bucket, Prefix: prefix, Delimiter: '/', MaxKeys: NAMES };
    try {
      const { Contents = [], CommonPrefixes = [] } = await client.send(new sdk.ListObjectsV2Command(command), sending);
      const keys = [...Contents.map(({ Key = '' }) => Key), ...CommonPrefixes.map(({ Prefix = '' }) => Prefix)];
      return keys.map((name) => name.slice(prefix.length).replace(/\/$/, '')).filter((name) => name !== '');
    } catch (cause) {
      throw bucketError('the objects could not be listed', objectAddress(place, path), cause);
    }
  }

  return { address: objectAddress(place), get: get as Bucket['get'], put, list, close: () => client.destroy() };
}

/** How a bucket that readers reach by HTTP serves an object (C2SP tlog-tiles, "Checkpoints", "Merkle Tree"). */
function contentOf(path: string): { readonly ContentType: string; readonly CacheControl?: string } {
  if (path === 'checkpoint' || path.endsWith('/checkpoint'))
    return { ContentType: 'text/plain; charset=utf-8', CacheControl: 'no-cache' };
  const isTile = /(^|\/)tile\//.test(path);
  return {
    ContentType: path.endsWith('.json') ? 'application/json' : 'application/octet-stream',
    ...(isTile && { CacheControl: 'public, max-age=31536000, immutable' }),
  };
}
