import { PremiseFailed } from '../check/early-end.ts';
import type { Suite } from '../check/suite.ts';
import type { Premise, Trial, TrialHost } from '../check/trial.ts';
import type { Exchange } from '../target/exchange.ts';
import type { Target } from '../target/target.ts';
import type { Pending, Turn } from './at-once/turn.ts';
import type { Page } from './page.ts';

/** The services that premises need from the run. */
interface Host<T extends Target> {
  readonly target: T;
  readonly ownerOf: Suite<T>['ownerOf'];
  /** Makes the trial that a premise uses to find its value. */
  trial(label: string, fail: TrialHost<T>['fail'], turn: Turn | undefined): Trial<T, string>;
  /** The page of the check that is at work. */
  page(): Page;
  /** A turn for a premise that this check has found, where several are judged at once. */
  turn(page: Page): Turn | undefined;
}

/** A premise that is found, or being found. */
interface Found extends Pending {
  isFound: boolean;
  /** The failed exchanges and retries that it took. */
  troubles: readonly Exchange[];
}

/** The premises of a run: each is found once, and each failure is kept for its owner. */
export class Premises<T extends Target> {
  readonly #found = new Map<Premise<T, unknown>, Found>();
  readonly #failed = new Set<PremiseFailed>();
  readonly #host: Host<T>;

  constructor(host: Host<T>) {
    this.#host = host;
  }

  /** The failed premises, in the order in which they failed. */
  get failed(): ReadonlySet<PremiseFailed> {
    return this.#failed;
  }

  /** The value of a premise, for a trial with this turn. */
  async use<V>(premise: Premise<T, V>, turn: Turn | undefined): Promise<V> {
    const shared = this.#found.get(premise);
    const found = shared ?? this.#begin(premise);
    await turn?.until(found, !shared);
    try {
      return (await found.value) as V;
    } finally {
      // A check that uses a value found only by a retry has itself needed the retry.
      if (shared) this.#host.page().recall(found.troubles);
    }
  }

  #begin(premise: Premise<T, unknown>): Found {
    const page = this.#host.page();
    const mark = page.mark();
    const things = new Set<object>(premise.inTurn ? [premise] : []);
    const value = this.#find(premise, page, things).finally(() => {
      found.isFound = true;
      found.troubles = page.since(mark);
    });
    const found: Found = { value, things, isFound: false, troubles: [] };
    this.#found.set(premise, found);
    // The failure is recorded at once, even if no check waits for the value.
    value.catch((cause: unknown) => cause instanceof PremiseFailed && this.#failed.add(cause));
    return found;
  }

  /** Finds a value, and adds to `things` what it stands on: whatever the premise used that is used in turn. */
  async #find(premise: Premise<T, unknown>, page: Page, things: Set<object>): Promise<unknown> {
    const turn = this.#host.turn(page);
    const fail: TrialHost<T>['fail'] = (defect, evidence) => {
      const owner = this.#host.ownerOf(premise, defect.reason);
      return owner === undefined
        ? new Error(`no check owns the reason "${defect.reason}" of the premise ${premise.name}`)
        : new PremiseFailed(owner, defect, evidence?.exchange);
    };
    await turn?.begin();
    try {
      return await premise.find(this.#host.target, this.#host.trial(premise.name, fail, turn));
    } finally {
      if (premise.inTurn !== false) for (const thing of turn?.things ?? []) things.add(thing);
      turn?.end();
    }
  }
}
