/** An open file or folder. */
export interface OpenFile {
  /** Writes all bytes at the end of the file. */
  appendFile(bytes: Uint8Array): Promise<void>;
  /** Resolves when the file's content, or the names in a folder, survive a loss of power (fsync(2)). */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The functions of the file system that a store in a folder needs; a test has a disk of its own. */
export interface Files {
  open(path: string, flags: 'wx' | 'r'): Promise<OpenFile>;
  readFile(path: string): Promise<Uint8Array>;
  /** Reads a small file that was written a moment ago. */
  readSmall(path: string): Promise<Uint8Array>;
  readdir(path: string): Promise<readonly string[]>;
  mkdir(path: string): Promise<unknown>;
  rename(from: string, to: string): Promise<void>;
  unlink(path: string): Promise<void>;
}
