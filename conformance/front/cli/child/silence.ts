import type { Exchange } from '../../../core/target/exchange.ts';
import type { TransportFailureCode } from '../../../core/target/transport-failure.ts';
import { type Problem, sectionOfFailure } from '../../../core/text/error-section.ts';

/** The least number of unanswered requests at the end of a run that counts as silence. */
const LEAST = 5;
/** How many unanswered requests the sentence names: the first ones include the cause. */
const NAMED = 3;
/** How many characters of an address the sentence shows. */
const SHOWN = 120;

/** The words for a server that has gone, and for one that hangs or has become too slow. */
const HOW: Readonly<Partial<Record<TransportFailureCode, string>>> = { refused: '', reset: '', timeout: ' in time' };

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
  why(suite: string): Problem | undefined {
    const code = this.#since.at(-1)?.failureCode;
    const how = code && HOW[code];
    if (!this.#answered || this.#since.length < LEAST || how === undefined) return undefined;
    const requests = [...new Set(this.#since.map(asking))];
    const more = requests.length > NAMED ? `, and ${requests.length - NAMED} more` : '';
    const named = `${requests.slice(0, NAMED).join(', ')}${more}`;
    const sentence = `the ${suite} stopped answering${how} after ${asking(this.#answered)}; the first unanswered: ${named}`;
    return { sentence, ...sectionOfFailure(code) };
  }
}

function asking({ request: { method, url } }: Exchange): string {
  return `${method} ${url.length > SHOWN ? `${url.slice(0, SHOWN)}…` : url}`;
}
