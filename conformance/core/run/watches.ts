import type { Check, Watcher } from '../check/check.ts';
import type { Trial } from '../check/trial.ts';
import type { Answer } from '../target/answer.ts';
import type { Exchange } from '../target/exchange.ts';
import type { Target } from '../target/target.ts';
import type { Ending } from './ending.ts';

interface Watching<T extends Target> {
  readonly trial: Trial<T, string>;
  watcher?: Watcher;
  /** The ending of a watch that ended before the run did. */
  ending?: Ending;
  /** The session has already judged it. */
  judged?: true;
}

/** The services that watches need from the run. */
interface Host<T extends Target> {
  readonly target: T;
  trialOf(check: Check<T>): Trial<T, string>;
  /** The ending of a watch that threw `cause`, at `exchange` if it was judging one. */
  endingOf(check: Check<T>, cause: unknown, exchange?: Exchange): Ending;
}

/** The watches of a run: passes each exchange to them, and collects their endings. */
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

  /** Lets a watch judge at its end, and gives its ending. */
  async end(check: Check<T>): Promise<Ending> {
    const watching = this.#watching.get(check);
    if (!watching) return { outcome: 'inconclusive', message: 'it was not listening in this run' };
    try {
      if (!watching.ending) await watching.watcher?.end?.();
    } catch (cause) {
      // A defect in an exchange that came in the meantime comes first.
      watching.ending ??= this.#host.endingOf(check, cause);
    }
    const { subjects, bound } = watching.trial;
    if (watching.ending) return { subjects, ...watching.ending };
    watching.judged = true;
    if (subjects > 0) return { outcome: 'pass', subjects, ...(bound === undefined ? {} : { note: bound }) };
    return { outcome: 'not-applicable', message: 'nothing of its kind was read in this run' };
  }

  /**
   * Watches that found a defect after the session had judged them, in an exchange that another watch caused at its
   * end.
   */
  late(): readonly (readonly [Check<T>, Ending])[] {
    return [...this.#watching].flatMap(([check, { judged, ending, trial }]) =>
      judged && ending ? [[check, { subjects: trial.subjects, ...ending }] as const] : [],
    );
  }

  /** Runs a step of a watch, unless the watch has ended already. */
  #guard(check: Check<T>, watching: Watching<T>, act: () => void, exchange?: Exchange): void {
    if (watching.ending) return;
    try {
      act();
    } catch (cause) {
      watching.ending = this.#host.endingOf(check, cause, exchange);
    }
  }
}
