/**
 * The bytes of a log, by resource path (`checkpoint`, `tile/0/000.p/5`). A store is a plain record of functions, so
 * that one store can wrap another: `{ ...store, read: ... }`.
 */
export interface Store {
  /** The bytes at a path; `undefined` where the store has no such path. */
  read(path: string): Promise<Uint8Array | undefined>;
  /**
   * Writes bytes to a path atomically: a reader sees either the old or the new bytes. When it resolves, they survive a loss
   * of power, if the store keeps anything.
   */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Removes a path; an absent path is no error. The log itself never removes. */
  remove?(path: string): Promise<void>;
  /** The names directly under a folder, unordered; empty where the folder does not exist. */
  list?(folder: string): Promise<readonly string[]>;
  /**
   * Takes the store for one log, and puts in order what a log that was killed has left. Resolves with the function that
   * releases it.
   *
   * @throws LogError `locked` where another log has it.
   */
  lock?(): Promise<() => void>;
  /** The path of a database in which the log may keep an index of its entries, beside its resources. */
  readonly index?: string;
}
