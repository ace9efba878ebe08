/** A resource to write. */
export interface Write {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A checkpoint that a log had prepared when it ended, and that it may have shown. */
export interface Prepared {
  /** Its name, for people. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /**
   * Makes it the checkpoint, and resolves when it and the resources at the paths survive a loss of power. `cosigned` gives
   * the bytes to show in its place; it is asked for when the resources are on the disk.
   */
  show(paths: readonly string[], cosigned?: () => Promise<Uint8Array>): Promise<void>;
  /** Forgets it: what it commits to is not there, so nobody has seen it. */
  drop(): Promise<void>;
}

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
  /**
   * Writes resources, and shows the checkpoint that commits to them when all of them survive a loss of power. The checkpoint
   * is asked for after the last resource. `cosigned` gives the same checkpoint with the cosignatures of witnesses, which is
   * shown in its place: it is asked for when the checkpoint would survive a loss of power, since a log has to go on from a
   * tree that a witness has cosigned. A store without this function gets all by `write`, the checkpoint last.
   */
  publish?(writes: Iterable<Write>, checkpoint: () => Uint8Array, cosigned?: () => Promise<Uint8Array>): Promise<void>;
  /** The checkpoints that a log which ended had prepared: what they commit to may not be there. */
  prepared?(): Promise<readonly Prepared[]>;
  /** Removes a path; an absent path is no error. When it resolves, the path stays away after a loss of power. */
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
