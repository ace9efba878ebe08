import { setTimeout as sleep } from 'node:timers/promises';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import { escapedInJson } from '../../../core/text/legible-text.ts';
import { ShellCommand } from '../../../lab/process/shell-command.ts';
import { exactText } from '../../../oracle/json/exact-node.ts';
import { feedId } from '../../oracle/event/id.ts';
import { parseExactJson } from './exact-integers.ts';

/** How a program is spoken to. */
export interface ConversationOptions {
  /** A command line for `/bin/sh`. */
  readonly command: string;
  /** What it was given as, for people: `--publish-command`. */
  readonly option: string;
  /**
   * How long an answer may take, in milliseconds: from the question, or from the last answer to another, since a
   * program may answer one after the other.
   */
  readonly timeoutMs: number;
  /** The end of the run. */
  readonly signal: AbortSignal;
}

/** An answer: whatever the program said beside the number of the question. */
export type ProgramAnswer = Readonly<Record<string, unknown>>;

const LINE_BYTES = 1024 * 1024;
const GRACE_MS = 2000;
const VERSION = 1;
/** No double can represent it: a program that reads it as a double sends another number back. */
const EXACT = 2n ** 53n + 1n;

/** How long after the end of its output a program may take to end. */
const ENDING_MS = 500;

/**
 * A program that answers questions, one JSON object a line each way (spec/feed/publishing.md). It is started with the
 * first question, if not before. Everything that goes wrong with it is `TransportFailure`: it is no word of the target.
 */
export class Conversation {
  readonly #o: ConversationOptions;
  readonly #waiting = new Map<number, PromiseWithResolvers<ProgramAnswer>>();
  #begun: Promise<ShellCommand> | undefined;
  #last = 0;
  #lost: TransportFailure | undefined;
  #exact = false;
  #heardAt = 0;

  constructor(options: ConversationOptions) {
    this.#o = options;
  }

  /** Starts the program, unless it was started already. @throws TransportFailure where it does not answer to hello. */
  async begin(): Promise<void> {
    await (this.#begun ??= this.#begin());
  }

  /** Whether the program has shown that it keeps every digit of a number. @throws TransportFailure as `begin` does. */
  async isExact(): Promise<boolean> {
    await this.begin();
    return this.#exact;
  }

  /** Asks one question. @throws TransportFailure where it is not answered in time, or by an error. */
  async ask(question: object): Promise<ProgramAnswer> {
    return this.#said(await (this.#begun ??= this.#begin()), question);
  }

  /** Ends the program. */
  async close(): Promise<void> {
    const command = await this.#begun?.catch(() => undefined);
    this.#lose(new TransportFailure('budget', `${this.#o.option} was ended`));
    command?.input?.end();
    await command?.stop(GRACE_MS, AbortSignal.abort());
  }

  async #begin(): Promise<ShellCommand> {
    const { command, option } = this.#o;
    const begun = new ShellCommand(command, { spoken: true });
    const over = begun.over.then(async () => {
      const how = await begun.ending();
      this.#lose(new TransportFailure('reset', `${option}: the program ended ${how}`));
    });
    this.#read(begun);
    // Who has closed its output answers no more, also where something that it left behind still runs.
    begun.output?.once('end', async () => {
      await Promise.race([over, sleep(ENDING_MS, undefined, { ref: false })]);
      this.#lose(new TransportFailure('reset', `${option}: the program closed its output${begun.lastWords()}`));
    });
    const { version, exact } = await this.#said(begun, { do: 'hello', version: VERSION, exact: EXACT });
    this.#exact = feedId(exact) === EXACT;
    if (version === VERSION) return begun;
    throw new TransportFailure(
      'protocol',
      `${option}: expected version ${VERSION} in the answer to hello, found ${exactText(version)}`,
    );
  }

  #read(begun: ShellCommand): void {
    const decoder = new TextDecoder();
    let rest = '';
    begun.output?.on('data', (bytes: Buffer) => {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop()!;
      for (const line of lines) this.#hear(line);
      if (rest.length > LINE_BYTES) this.#lose(this.#trouble(`a line of more than ${LINE_BYTES} bytes`));
    });
  }

  #hear(line: string): void {
    if (line.trim() === '') return;
    let said: unknown;
    try {
      said = parseExactJson(line);
    } catch {
      said = undefined;
    }
    const { id, ...rest } = Object(said) as { id?: unknown };
    // A program that sends back what it reads promises nothing.
    if (typeof id !== 'number' || Object.hasOwn(rest, 'do')) {
      this.#lose(this.#trouble(JSON.stringify(line.slice(0, 80))));
      return;
    }
    this.#heardAt = performance.now();
    // Nobody waits any longer for what comes late.
    this.#waiting.get(id)?.resolve(rest);
    this.#waiting.delete(id);
  }

  async #said(command: ShellCommand, question: object): Promise<ProgramAnswer> {
    const { option, timeoutMs, signal } = this.#o;
    if (this.#lost) throw this.#lost;
    const id = ++this.#last;
    const answer = Promise.withResolvers<ProgramAnswer>();
    this.#waiting.set(id, answer);
    // Some readers take C1 characters and separators for the end of a line, Node's readline and Python's among them.
    command.input?.write(`${escapedInJson(exactText({ id, ...question }))}\n`);
    const spent = new AbortController();
    const late = this.#patience(AbortSignal.any([spent.signal, signal])).then(
      () => {
        const asked = exactText(question).slice(0, 200);
        const why = `${option}: no answer within ${timeoutMs} ms to ${asked}; where it takes longer, say --timeout MS`;
        throw new TransportFailure('timeout', why);
      },
      (cause: unknown) =>
        signal.aborted
          ? Promise.reject(new TransportFailure('budget', "the run's budget is spent", { cause }))
          : new Promise<never>(() => {}),
    );
    try {
      const said = await Promise.race([answer.promise, late]);
      if (said.error === undefined) return said;
      throw new TransportFailure('protocol', `${option}: ${String(said.error)}`);
    } finally {
      spent.abort();
      this.#waiting.delete(id);
    }
  }

  /** Waits until no question has been answered for as long as an answer may take. */
  async #patience(signal: AbortSignal): Promise<void> {
    let left = this.#o.timeoutMs;
    for (let since = performance.now(); left > 0; left = since + this.#o.timeoutMs - performance.now()) {
      await sleep(left, undefined, { signal });
      since = Math.max(since, this.#heardAt);
    }
  }

  #trouble(found: string): TransportFailure {
    return new TransportFailure(
      'protocol',
      `${this.#o.option}: expected an answer on each line, a JSON object with the id of its question, found ${found}`,
    );
  }

  #lose(trouble: TransportFailure): void {
    this.#lost ??= trouble;
    for (const { reject } of this.#waiting.values()) reject(trouble);
    this.#waiting.clear();
  }
}
