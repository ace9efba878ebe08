import type { Exchange } from '../../../core/target/exchange.ts';

/** So many requests without an answer at the end of a run are no accident. */
const LEAST = 5;
/** How many of them are named: what made it fall silent is among the first. */
const NAMED = 3;
/** How much of an address is shown. */
const SHOWN = 120;

/** What a network says of a server that is not there any more; a hanging one may only be slow. */
const GONE = /the connection was (refused|closed)/;

/** Hears whether a target that has answered stops to, and does not begin again before the end. */
export class SilenceDetector {
  #answered: Exchange | undefined;
  #since: Exchange[] = [];

  /** Hears an exchange that has ended. */
  hear(exchange: Exchange): void {
    if (exchange.run) return;
    if (exchange.answer || exchange.answered) {
      this.#answered = exchange;
      this.#since = [];
    } else this.#since.push(exchange);
  }

  /** In a sentence, what was asked when it fell silent; undefined where it answered to the end. */
  why(suite: string): string | undefined {
    if (!this.#answered || this.#since.length < LEAST || !GONE.test(this.#since.at(-1)!.failure ?? ''))
      return undefined;
    const asked = [...new Set(this.#since.map(asking))];
    const more = asked.length > NAMED ? `, and ${asked.length - NAMED} more` : '';
    const named = `${asked.slice(0, NAMED).join(', ')}${more}`;
    return `the ${suite} stopped answering after ${asking(this.#answered)}; the first that it did not answer: ${named}`;
  }
}

function asking({ request: { method, url } }: Exchange): string {
  return `${method} ${url.length > SHOWN ? `${url.slice(0, SHOWN)}…` : url}`;
}
