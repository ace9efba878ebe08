/** The objects of a log in object storage, by path. A program gives them, so that the reference needs no SDK. */
export interface Objects {
  /** For people, without a slash at its end. */
  readonly address: string;
  /** The object at a path; undefined where it does not exist. */
  get(path: string): Promise<{ readonly bytes: Uint8Array; readonly etag: string } | undefined>;
  /**
   * Writes an object, whole or not at all, and gives its entity tag. When it resolves, the object survives and is seen by every
   * reader, as S3 promises. `onlyIf`: only where the object has this entity tag, or does not exist (`etag: undefined`);
   * resolves with undefined where that does not hold.
   */
  put(path: string, bytes: Uint8Array, onlyIf?: { readonly etag: string | undefined }): Promise<string | undefined>;
  /** Some names directly below a path; empty where there is nothing. */
  list(path: string): Promise<readonly string[]>;
}
