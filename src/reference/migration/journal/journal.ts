/**
 * A write-ahead journal: what is about to be sent is on the disk before it goes out, what came of it after its receipt. So
 * a run that is ended at any moment is gone on with, and nothing is done twice (spec/migration/durable-deploy.md,
 * "Resuming").
 */
import { type FileHandle, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { MigrationError } from '../error.ts';
import type { Begin, End, Line, Mined, Send } from './line.ts';

/** Where the journals are that belong to an output file. */
export const journalsOf = (output: string): string => `${output}.journal`;

export class Journal {
  /** undefined: what is written is kept as long as this is. */
  readonly path: string | undefined;
  begin: Begin | undefined;
  end: End | undefined;
  /** The last of each step, in the order of their nonces. */
  readonly sent = new Map<string, Send>();
  readonly mined = new Map<string, Mined>();
  #file: FileHandle | undefined;
  #last: Promise<void> = Promise.resolve();

  private constructor(path: string | undefined) {
    this.path = path;
  }

  /** Reads what there is. A run that was ended while it wrote leaves half a line: it is as if it had not begun it. */
  static async read(path: string): Promise<Journal> {
    const journal = new Journal(path);
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw new MigrationError('output', `The journal ${path} cannot be read (${error.code})`);
    });
    const lines = text
      .slice(0, text.lastIndexOf('\n') + 1)
      .split('\n')
      .slice(0, -1);
    for (const [index, line] of lines.entries()) journal.#take(parsed(line, `${path}, line ${index + 1}`));
    return journal;
  }

  /** One that dies with its run: of a chain that does so too. */
  static inMemory(): Journal {
    return new Journal(undefined);
  }

  /** The same, to be written to without a trace. */
  copy(): Journal {
    const other = Journal.inMemory();
    for (const line of [this.begin, ...this.sent.values(), ...this.mined.values()]) if (line) other.#take(line);
    return other;
  }

  /** Begins anew: whatever was there is gone once this is. */
  async start(begin: Begin): Promise<void> {
    await this.close();
    if (this.path !== undefined) await this.#replace(this.path, begin);
    this.sent.clear();
    this.mined.clear();
    this.end = undefined;
    this.#take(begin);
  }

  async #replace(path: string, begin: Begin): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    const fresh = `${path}.${process.pid}`;
    const file = await open(fresh, 'w', 0o600);
    await file.write(`${JSON.stringify(begin)}\n`);
    await file.datasync();
    await file.close();
    await rename(fresh, path);
  }

  /** Resolves when the line is on the disk; of what can be asked again, when it is written. */
  write(line: Send | Mined | End): Promise<void> {
    // One after the other: half a line of each would be none.
    const written = this.#last.then(() => this.#write(line));
    this.#last = written.catch(() => undefined);
    return written;
  }

  async #write(line: Send | Mined | End): Promise<void> {
    if (this.path !== undefined) {
      this.#file ??= await reopened(this.path);
      await this.#file.appendFile(`${JSON.stringify(line)}\n`);
      if (line.kind !== 'mined') await this.#file.datasync();
    }
    this.#take(line);
  }

  /** What a chain no longer has was not mined. */
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

/** Open for more, behind the last whole line. */
async function reopened(path: string): Promise<FileHandle> {
  const file = await open(path, 'r+');
  const bytes = await file.readFile();
  const length = bytes.lastIndexOf(0x0a) + 1;
  if (length < bytes.length) await file.truncate(length);
  await file.close();
  return open(path, 'a');
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
