import type { Defect } from '../check/defect.ts';
import type { Evidence } from '../check/trial.ts';
import type { Exchange } from './exchange.ts';

/** The tries of one careful read: after so many incomplete answers a request is sent again, to be sure. */
const SUSPECT = 3;
/** How many answers in a row lack the same part of their body before that is a defect, each on its own connection. */
const CERTAIN = 6;

/** The incomplete answers to one request that came since the last complete one, each with as many bytes too few. */
interface IncompleteRow {
  readonly last: Exchange;
  readonly shortBy: number;
  readonly count: number;
}

/**
 * The answers of a run that ended before the end that they announce (RFC 9112 section 8). A network may cut an answer
 * off: then the next one is complete, or ends elsewhere.
 */
export class IncompleteAnswers {
  readonly #concerns: (exchange: Exchange) => boolean;
  readonly #rows = new Map<string, IncompleteRow>();

  /** `concerns`: whether an exchange is one of those that the check judges. */
  constructor(concerns: (exchange: Exchange) => boolean = () => true) {
    this.#concerns = concerns;
  }

  on(exchange: Exchange): void {
    const { request, incomplete, answer } = exchange;
    const address = `${request.method} ${request.url}`;
    if (answer) this.#rows.delete(address);
    if (!incomplete || !this.#concerns(exchange)) return;
    // Content may change from one answer to the next: how much is missing shows whether they end in the same way.
    const shortBy = (incomplete.announced ?? 0) - incomplete.received;
    const row = this.#rows.get(address);
    this.#rows.set(address, { last: exchange, shortBy, count: row?.shortBy === shortBy ? row.count + 1 : 1 });
  }

  /** The requests that got no complete answer so far, to be sent again before `judge`. */
  get suspects(): readonly Exchange[] {
    return [...this.#rows.values()].filter(({ count }) => count >= SUSPECT).map(({ last }) => last);
  }

  /** The first request whose answers were incomplete each time, if there is one, and the last of these answers. */
  judge(): { readonly defect: Defect<'incomplete'>; readonly evidence: Evidence } | undefined {
    const row = [...this.#rows.values()].find(({ count }) => count >= CERTAIN);
    if (!row) return undefined;
    const { last, count } = row;
    const { announced, received } = last.incomplete!;
    const expected =
      announced === undefined ? 'a body with its last chunk' : `a body of ${announced} bytes, as Content-Length says`;
    const actual = `the connection closed after ${received} bytes, ${count} times in a row`;
    const at = last.resource ?? last.request.url;
    return { defect: { reason: 'incomplete', expected, actual, at }, evidence: { exchange: last.id } };
  }
}
