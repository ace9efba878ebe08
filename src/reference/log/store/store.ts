/**
 * Where the bytes of a log are, by resource path (`checkpoint`, `tile/0/000.p/5`). A store is a plain record of
 * functions, so that one can be laid around another: `{ ...store, read: ... }`.
 */
export interface Store {
  /** The bytes at a path; `undefined` where there are none. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Puts bytes at a path, all at once: a reader sees what was there before, or all of the new. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Takes a path away; fine when nothing is there. The log itself never does. */
  remove?(path: string): Promise<void>;
  /** The names directly under a folder, in no order; empty where there is no such folder. */
  list?(folder: string): Promise<readonly string[]>;
}
