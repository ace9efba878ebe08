import type { Exchange } from '../../../core/target/exchange.ts';

/** The least number of unanswered requests at the end of a run that counts as silence. */
const LEAST = 5;
/** How many unanswered requests the sentence names: the first ones include the cause. */
const NAMED = 3;
/** How many characters of an address the sentence shows. */
const SHOWN = 120;

/** Errors of a network for a server that has gone, and for one that hangs or has become too slow. */
const GONE = /the connection was (?:refused|closed)/;
const LATE = /no complete answer came in time/;

/** Detects a target that stops answering and does not answer again until the end of the run. */
export class SilenceDetector {
  #answered: Exchange | undefined;
  #since: Exchange[] = [];

  /** Records a finished exchange. */
  hear(exchange: Exchange): void {
    if (exchange.run) return;
    if (exchange.answer || exchange.answered) {
      this.#answered = exchange;
      this.#since = [];
    } else this.#since.push(exchange);
  }

  /** A sentence with the first unanswered requests; undefined where the target answered until the end. */
  why(suite: string): string | undefined {
    const failure = this.#since.at(-1)?.failure ?? '';
    const how = GONE.test(failure) ? '' : LATE.test(failure) ? ' in time' : undefined;
    if (!this.#answered || this.#since.length < LEAST || how === undefined) return undefined;
    const requests = [...new Set(this.#since.map(asking))];
    const more = requests.length > NAMED ? `, and ${requests.length - NAMED} more` : '';
    const named = `${requests.slice(0, NAMED).join(', ')}${more}`;
    return `the ${suite} stopped answering${how} after ${asking(this.#answered)}; the first unanswered: ${named}`;
  }
}

function asking({ request: { method, url } }: Exchange): string {
  return `${method} ${url.length > SHOWN ? `${url.slice(0, SHOWN)}…` : url}`;
}
