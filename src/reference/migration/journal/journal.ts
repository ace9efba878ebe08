/**
 * A write-ahead journal: a transaction is on the disk before it is sent, its outcome after its receipt. So a run that
 * is interrupted at any moment can be continued, and no transaction is done twice (spec/migration/durable-deploy.md,
 * "Resuming").
 */
import * as nodeFiles from 'node:fs/promises';
import { dirname } from 'node:path';
import { MigrationError } from '../error.ts';
import { type Files, replaceFile, syncFolder } from '../result/replace-file.ts';
import type { Begin, End, Line, Mined, Send } from './line.ts';

/** The folder with the journals of an output file. */
export const journalsOf = (output: string): string => `${output}.journal`;

export class Journal {
  /** undefined: the journal is in memory only. */
  readonly path: string | undefined;
  begin: Begin | undefined;
  end: End | undefined;
  /** The last transaction of each step, in the order of their nonces. */
  readonly sent = new Map<string, Send>();
  readonly mined = new Map<string, Mined>();
  readonly #files: Files;
  /** Length of the complete lines in the file, in bytes. */
  #length = 0;
  /** Whether this run has synced the names of the file and its folder. */
  #hasNames = false;
  #file: nodeFiles.FileHandle | undefined;
  #last: Promise<void> = Promise.resolve();
  /** Why a line could not be written. */
  #failure: MigrationError | undefined;

  private constructor(path: string | undefined, files: Files) {
    this.path = path;
    this.#files = files;
  }

  /**
   * Reads a journal. A run that was killed while it wrote leaves half a line, and a loss of power leaves zeroes where it
   * took what was not synced: these, and what comes after them, are ignored.
   */
  static async read(path: string, files: Files = nodeFiles): Promise<Journal> {
    const journal = new Journal(path, files);
    const text = await files.readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw new MigrationError('output', `The journal ${path} cannot be read (${error.code})`);
    });
    for (const [index, line] of text.split('\n').slice(0, -1).entries()) {
      if (line.includes('\0')) break;
      journal.#take(parsed(line, `${path}, line ${index + 1}`));
      journal.#length += Buffer.byteLength(line) + 1;
    }
    return journal;
  }

  /** A journal in memory, for a chain that ends with the run as well. */
  static inMemory(): Journal {
    return new Journal(undefined, nodeFiles);
  }

  /** A copy in memory, whose writes do not reach the file. */
  copy(): Journal {
    const copy = Journal.inMemory();
    for (const line of [this.begin, ...this.sent.values(), ...this.mined.values()]) if (line) copy.#take(line);
    return copy;
  }

  /** Starts the journal again; the old lines are removed. */
  async start(begin: Begin): Promise<void> {
    await this.close();
    if (this.path !== undefined) await this.#replace(this.path, begin).catch((error) => this.#fail(error));
    this.sent.clear();
    this.mined.clear();
    this.end = undefined;
    this.#take(begin);
  }

  async #replace(path: string, begin: Begin): Promise<void> {
    const folder = dirname(path);
    await this.#files.mkdir(folder, { recursive: true });
    const text = `${JSON.stringify(begin)}\n`;
    await replaceFile(path, text, 0o600, this.#files);
    await syncFolder(dirname(folder), this.#files);
    this.#hasNames = true;
    this.#length = Buffer.byteLength(text);
  }

  /**
   * Resolves when the line is on the disk; for `mined`, which the chain can repeat, when it is written. Rejects with a
   * MigrationError where it cannot be written, and from then on: a line after half a line would make the journal unreadable,
   * and a sync that succeeds after one that failed says nothing about what was written before (fsync(2)).
   */
  write(line: Send | Mined | End): Promise<void> {
    // One line after the other, so that lines do not mix.
    const written = this.#last.then(() => this.#write(line));
    this.#last = written.catch(() => undefined);
    return written;
  }

  async #write(line: Send | Mined | End): Promise<void> {
    if (this.#failure) throw this.#failure;
    if (this.path !== undefined) await this.#append(this.path, line).catch((error) => this.#fail(error));
    this.#take(line);
  }

  async #append(path: string, line: Line): Promise<void> {
    this.#file ??= await this.#reopened(path);
    const text = `${JSON.stringify(line)}\n`;
    await this.#file.appendFile(text);
    this.#length += Buffer.byteLength(text);
    if (line.kind !== 'mined') await this.#file.datasync();
  }

  #fail(cause: NodeJS.ErrnoException): never {
    const sentence = `The journal ${this.path} cannot be written (${cause.code}). See to that, and run the same command again`;
    this.#failure = new MigrationError('output', sentence, { cause });
    throw this.#failure;
  }

  /** The file, open for writing after the last complete line. */
  async #reopened(path: string): Promise<nodeFiles.FileHandle> {
    const file = await this.#files.open(path, 'r+');
    await file.truncate(this.#length);
    await file.close();
    // The run that gave the names may have been killed before it synced them.
    const folders = this.#hasNames ? [] : [dirname(path), dirname(dirname(path))];
    for (const folder of folders) await syncFolder(folder, this.#files);
    return this.#files.open(path, 'a');
  }

  /** Removes the outcome of a step that the chain no longer has. */
  forget(step: string): void {
    this.mined.delete(step);
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#file?.close();
    this.#file = undefined;
  }

  #take(line: Line): void {
    if (line.kind === 'begin') this.begin = line;
    if (line.kind === 'send') this.sent.set(line.step, line);
    if (line.kind === 'mined') this.mined.set(line.step, line);
    if (line.kind === 'end') this.end = line;
  }
}

function parsed(line: string, where: string): Line {
  try {
    return JSON.parse(line);
  } catch {
    throw new MigrationError(
      'output',
      `${where}: expected JSON. If the file was altered, remove it: the run begins anew`,
    );
  }
}
