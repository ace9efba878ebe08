import { LogError, type Signer, type Store } from '../../../../src/reference/log/index.ts';
import { makeOptionFolder } from '../../../command/file/folder.ts';
import { packageVersion } from '../../../command/package-data.ts';
import { referenceErrorSentence } from '../../../command/reference-error.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { isObjectAddress, objectAddress, objectPlace } from '../../../transport/object/address.ts';
import { BucketError } from '../../../transport/object/bucket-error.ts';
import { forgetSeed, type KeptSeed, seedBeside } from '../key-file.ts';
import { refuseOtherKey, refuseOtherSigner } from '../keys/signed-by.ts';

/** Where a log is kept: in a folder or in a bucket. */
export interface KeptLog {
  readonly key: KeptSeed;
  store(): Promise<Store> | Store;
  /** Refuses a log that another key has signed. @throws UsageError */
  refuseOther(signer: Signer): void;
  /** Removes a key that was made for a log which did not open. */
  forget(cause: unknown): void;
  close(): void;
}

/** The place of `--dir`. @throws UsageError where it cannot be used, or its key is missing. */
export async function keptLog(dir: string, origin: string, keySeed: string | undefined): Promise<KeptLog> {
  if (isObjectAddress(dir)) return inBucket(dir, origin, keySeed);
  const { directoryStore } = await import('../../../../src/reference/log/index.ts');
  makeOptionFolder('--dir', dir);
  const key = seedBeside(dir, keySeed);
  return {
    key,
    store: () => directoryStore(dir),
    refuseOther: (signer) => refuseOtherKey(dir, origin, signer),
    forget: (cause) => {
      if (cause instanceof LogError && key.from === 'made') forgetSeed(dir, cause);
    },
    close: () => undefined,
  };
}

async function inBucket(dir: string, origin: string, keySeed: string | undefined): Promise<KeptLog> {
  const place = objectPlace(dir);
  if (!place) throwUsageError(`--dir ${dir} names no place in a bucket: expected s3://bucket/prefix`);
  if (keySeed === undefined)
    throwUsageError(
      `--dir ${dir}: a bucket may have readers, so no key is kept there: give --key-seed-file, such as a file made by "openssl rand -hex 32", or --key-seed-env`,
    );
  const { openBucket } = await import('../../../transport/object/bucket.ts');
  const { objectStore } = await import('../../../../src/reference/log/index.ts');
  try {
    const bucket = await openBucket(place, { userAgent: ['touchstone', packageVersion()] });
    const checkpoint = (await bucket.get('checkpoint'))?.bytes.toString();
    return {
      key: { seed: keySeed, from: 'given' },
      store: () => objectStore(bucket),
      refuseOther: (signer) => {
        if (checkpoint === undefined) return;
        // Taking the bucket would stop the server that has it.
        const [found = ''] = checkpoint.split('\n', 1);
        if (found !== origin)
          throwUsageError(`--dir ${dir}: the log there has the origin ${JSON.stringify(found)}: give it by --origin`);
        refuseOtherSigner({ dir, file: objectAddress(place, 'checkpoint'), checkpoint }, signer);
      },
      forget: () => undefined,
      close: bucket.close,
    };
  } catch (cause) {
    refuseBucket(cause);
    throw cause;
  }
}

/** Reports what object storage could not do; other errors are left to the caller. @throws UsageError */
export function refuseBucket(cause: unknown): void {
  if (cause instanceof BucketError) throwUsageError(referenceErrorSentence(cause), 'the-object-storage-cannot-be-used');
}
