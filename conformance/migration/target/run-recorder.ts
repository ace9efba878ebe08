import type { Time } from '../../core/run/time.ts';
import type { ExchangeId } from '../../core/target/answer.ts';
import type { Exchange, ExchangeListener, ProgramRun } from '../../core/target/exchange.ts';
import type { Place } from '../../lab/place/place.ts';
import { type ProgramResult, programEndText } from '../../lab/program/program-result.ts';
import { redactAddresses } from '../../transport/record/redact.ts';
import { removeSecrets } from '../../transport/secrets/remove-secrets.ts';
import { keyForms } from '../oracle/output/secret-forms.ts';
import { isStarved, type Run } from './run.ts';

/** How much of a stream is recorded, and how much of that is its beginning. */
const WORDS_CHARS = 4000;
const FIRST_CHARS = 1000;
/** Shorter texts are not redacted. */
const SHORTEST = 16;

/** The run to record: the arguments of a command, or a call of the library. */
export type RecordedRequest =
  | { readonly argv: readonly string[] }
  | { readonly call: string; readonly args: readonly unknown[] };

/** Numbers and records runs with secrets redacted, and passes them to listeners. */
export class RunRecorder {
  readonly #listeners = new Set<ExchangeListener>();
  readonly #time: Time;
  readonly #open = new Map<ExchangeId, number>();
  readonly #secrets: string[] = [];
  #count = 0;

  constructor(time: Time) {
    this.#time = time;
  }

  /** The secrets that no report shows, the longest first. The list grows as runs begin. */
  get secrets(): readonly string[] {
    return this.#secrets;
  }

  /** Keeps a key or mnemonic out of every record from now on. */
  hide(secret: string): void {
    // A short text is not a secret but a wrong value on purpose, and would be found everywhere.
    if (secret.length < SHORTEST) return;
    const isKey = /^0x[0-9a-f]{64}$/i.test(secret);
    for (const form of new Set([secret, secret.replace(/^0x/, ''), ...(isKey ? keyForms(secret) : [])]))
      if (!this.#secrets.includes(form)) this.#secrets.push(form);
    this.#secrets.sort((a, b) => b.length - a.length);
  }

  listen(listener: ExchangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** How long the oldest open run has been running, in milliseconds; 0 if no run is open. */
  openFor(): number {
    const oldest = Math.min(...this.#open.values());
    return Number.isFinite(oldest) ? this.#time.now() - oldest : 0;
  }

  async record(
    request: RecordedRequest,
    at: Place,
    work: () => Promise<ProgramResult & Pick<Run, 'returned' | 'rejected'>>,
  ): Promise<Run> {
    // The secrets of a place must not be in a report either.
    for (const secret of at.secrets ?? []) this.hide(secret);
    const id = ++this.#count;
    const startedMs = this.#time.now();
    this.#open.set(id, startedMs);
    try {
      const ran = await work();
      this.#tell({
        id,
        request: { method: 'RUN', url: '', headers: [] },
        run: {
          argv: this.#argv(request),
          stdin: stdinText(at.stdin),
          ended: programEndText(ran.ended),
          stdout: this.#clean(ran.stdout.text),
          stderr: this.#clean(ran.stderr.text),
          ...this.#files(at),
          ...(at.kept ? { folder: at.folder } : {}),
          ...(ran.rejected === undefined ? {} : { rejected: this.#clean(ran.rejected) }),
          ...sentBy(at),
        },
        attempt: 1,
        startedMs,
        durationMs: this.#time.now() - startedMs,
      });
      const late = ran.ended.by === 'limit' && ran.ended.limit === 'time';
      return { ...ran, exchange: id, ...(late ? { unfinished: cutOffText(ran) } : {}) };
    } finally {
      this.#open.delete(id);
    }
  }

  #argv(request: RecordedRequest): ProgramRun['argv'] {
    if ('argv' in request) return request.argv.map((arg) => this.#clean(arg));
    return [request.call, this.#clean(JSON.stringify(request.args))];
  }

  /** The files that were written for the run, but not those of folders: builds of contracts are long. */
  #files({ files = {} }: Place): Pick<ProgramRun, 'files'> {
    const own = Object.entries(files).filter(([name]) => !name.includes('/'));
    return own.length === 0 ? {} : { files: Object.fromEntries(own.map(([name, text]) => [name, this.#clean(text)])) };
  }

  #clean(text: string): string {
    return ends(removeSecrets(redactAddresses(text), this.#secrets));
  }

  #tell(exchange: Exchange): void {
    for (const listener of this.#listeners) listener(exchange, undefined);
  }
}

function cutOffText(ran: ProgramResult): string {
  const cut = `a run was cut off after ${seconds(ran.durationMs)}`;
  if (!isStarved(ran)) return `${cut}, and it is not known to hang; --timeout gives each run more time`;
  const starved = `it got no processor for ${seconds(ran.starvedMs ?? 0)} of them`;
  return `${cut}, and ${starved}: this machine is too busy to judge it; run it again with less beside it`;
}

const seconds = (ms: number): string => `${Math.max(1, Math.round(ms / 1000))} s`;

/** The transactions of a run, if it sent any. */
function sentBy({ transactions }: Place): Pick<ProgramRun, 'transactions'> {
  const sent = transactions?.() ?? [];
  return sent.length > 0 ? { transactions: sent } : {};
}

/** The beginning and the end of a long text: the last output of a failed program has the reason. */
function ends(text: string): string {
  if (text.length <= WORDS_CHARS) return text;
  const cut = text.length - WORDS_CHARS;
  return Buffer.from(
    `${text.slice(0, FIRST_CHARS)}\n… (${cut} characters left out)\n${text.slice(FIRST_CHARS - WORDS_CHARS)}`,
  ).toString();
}

function stdinText(stdin: Place['stdin']): string {
  if (stdin === undefined || typeof stdin === 'string') return stdin ?? 'closed';
  return 'terminal' in stdin ? 'terminal' : 'text';
}
