import type { Check, Watcher } from '../check/check.ts';
import type { Trial } from '../check/trial.ts';
import type { Answer } from '../target/answer.ts';
import type { Exchange } from '../target/exchange.ts';
import type { Target } from '../target/target.ts';
import type { Ending } from './ending.ts';

interface Watching<T extends Target> {
  readonly trial: Trial<T, string>;
  watcher?: Watcher;
  /** How it came to its end before the end of the run. */
  ending?: Ending;
  /** Its judgement was asked for. */
  told?: true;
}

/** What the watches need of the run. */
interface Host<T extends Target> {
  readonly target: T;
  trialOf(check: Check<T>): Trial<T, string>;
  /** What a watch threw, as its ending; `heard` is the exchange at which it did. */
  endingOf(check: Check<T>, cause: unknown, heard?: Exchange): Ending;
}

/** The watches of a run: what they hear, and what they come to. */
export class Watches<T extends Target> {
  readonly #host: Host<T>;
  readonly #watching = new Map<Check<T>, Watching<T>>();

  constructor(host: Host<T>) {
    this.#host = host;
  }

  begin(check: Check<T>): void {
    const watching: Watching<T> = { trial: this.#host.trialOf(check) };
    this.#watching.set(check, watching);
    this.#guard(check, watching, () => {
      watching.watcher = check.begin!(this.#host.target, watching.trial);
    });
  }

  hear(exchange: Exchange, answer: Answer | undefined): void {
    for (const [check, watching] of this.#watching)
      this.#guard(check, watching, () => watching.watcher?.on(exchange, answer), exchange);
  }

  /** Lets a watch have its last word, and tells what it came to. */
  async end(check: Check<T>): Promise<Ending> {
    const watching = this.#watching.get(check);
    if (!watching) return { outcome: 'inconclusive', message: 'it was not listening in this run' };
    try {
      if (!watching.ending) await watching.watcher?.end?.();
    } catch (cause) {
      // What it heard meanwhile came first.
      watching.ending ??= this.#host.endingOf(check, cause);
    }
    const { subjects } = watching.trial;
    if (watching.ending) return { subjects, ...watching.ending };
    watching.told = true;
    if (subjects > 0) return { outcome: 'pass', subjects };
    return { outcome: 'not-applicable', message: 'nothing of its kind was read in this run' };
  }

  /** Those that found something only after they were asked, when another's last word made them hear more. */
  late(): readonly (readonly [Check<T>, Ending])[] {
    return [...this.#watching].flatMap(([check, { told, ending, trial }]) =>
      told && ending ? [[check, { subjects: trial.subjects, ...ending }] as const] : [],
    );
  }

  /** Lets a watch act, unless it has come to its end already. */
  #guard(check: Check<T>, watching: Watching<T>, act: () => void, heard?: Exchange): void {
    if (watching.ending) return;
    try {
      act();
    } catch (cause) {
      watching.ending = this.#host.endingOf(check, cause, heard);
    }
  }
}
