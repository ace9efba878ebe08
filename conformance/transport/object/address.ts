/** A place in a bucket of object storage. */
export interface ObjectPlace {
  readonly bucket: string;
  /** The beginning of all keys, without a slash at either end; empty for the whole bucket. */
  readonly prefix: string;
}

/** Whether a text names a place in a bucket. */
export const isObjectAddress = (text: string): boolean => /^s3:\/\//i.test(text);

/** The place that `s3://bucket/prefix` names; undefined for any other text. */
export function objectPlace(address: string): ObjectPlace | undefined {
  const [, bucket, rest = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/is.exec(address) ?? [];
  const prefix = rest.replace(/(?<!\/)\/+$/, '');
  // An empty element would be part of every key, and a key is compared byte by byte.
  if (bucket === undefined || /^\/|\/\/|[\p{Cc}]/u.test(prefix)) return undefined;
  return { bucket, prefix };
}

/** The address of a place, or of an object in it. */
export function objectAddress({ bucket, prefix }: ObjectPlace, path?: string): string {
  return `s3://${[bucket, prefix, path].filter((part) => part !== undefined && part !== '').join('/')}`;
}
