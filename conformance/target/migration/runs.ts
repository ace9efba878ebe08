import type { Exchange, ExchangeId, ExchangeListener, ProgramRun } from '../../core/exchange.ts';
import { type Run, sayEnded } from '../../core/migration-target.ts';
import type { Place, Ran } from '../../core/place.ts';
import type { Time } from '../../core/time.ts';
import { textExcerpt } from '../excerpt.ts';
import { redactAddresses, scrub } from '../redact.ts';

const WORDS_CHARS = 4000;

/** What is run, for the record: an argument each, or a call of the library. */
export type Asked =
  | { readonly argv: readonly string[] }
  | { readonly call: string; readonly given: readonly unknown[] };

/** Numbers and records runs with secrets redacted, and tells those who listen. */
export class Runs {
  readonly #listeners = new Set<ExchangeListener>();
  readonly #time: Time;
  readonly #open = new Map<ExchangeId, number>();
  readonly #secrets = new Set<string>();
  #count = 0;

  constructor(time: Time) {
    this.#time = time;
  }

  /** Keeps a key or mnemonic out of every record from now on. */
  hide(secret: string): void {
    // What is short, or given wrong on purpose, hides nothing and would be found everywhere.
    if (secret.length >= 16) this.#secrets.add(secret).add(secret.replace(/^0x/, ''));
  }

  listen(listener: ExchangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** How long the oldest run has been going, in milliseconds; 0 when none is. */
  openFor(): number {
    const oldest = Math.min(...this.#open.values());
    return Number.isFinite(oldest) ? this.#time.now() - oldest : 0;
  }

  async record(asked: Asked, at: Place, work: () => Promise<Ran & Pick<Run, 'returned' | 'rejected'>>): Promise<Run> {
    const id = ++this.#count;
    const startedMs = this.#time.now();
    this.#open.set(id, startedMs);
    try {
      const ran = await work();
      this.#tell({
        id,
        request: { method: 'RUN', url: '', headers: [] },
        run: {
          argv: this.#argv(asked),
          stdin: sayStdin(at.stdin),
          ended: sayEnded(ran.ended),
          stdout: this.#clean(ran.stdout.text),
          stderr: this.#clean(ran.stderr.text),
          ...(ran.rejected === undefined ? {} : { rejected: this.#clean(ran.rejected) }),
        },
        attempt: 1,
        startedMs,
        durationMs: this.#time.now() - startedMs,
      });
      return { ...ran, exchange: id };
    } finally {
      this.#open.delete(id);
    }
  }

  #argv(asked: Asked): ProgramRun['argv'] {
    if ('argv' in asked) return asked.argv.map((arg) => this.#clean(arg));
    return [asked.call, this.#clean(JSON.stringify(asked.given))];
  }

  #clean(text: string): string {
    const longest = [...this.#secrets].sort((a, b) => b.length - a.length);
    return textExcerpt(scrub(redactAddresses(text), longest), WORDS_CHARS);
  }

  #tell(exchange: Exchange): void {
    for (const listener of this.#listeners) listener(exchange, undefined);
  }
}

function sayStdin(stdin: Place['stdin']): string {
  if (stdin === undefined || typeof stdin === 'string') return stdin ?? 'closed';
  return 'terminal' in stdin ? 'terminal' : 'text';
}
