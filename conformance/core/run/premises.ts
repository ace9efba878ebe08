import { PremiseFailed } from '../check/early-end.ts';
import type { Suite } from '../check/suite.ts';
import type { Premise, Trial, TrialHost } from '../check/trial.ts';
import type { Exchange } from '../target/exchange.ts';
import type { Target } from '../target/target.ts';
import type { ExchangeLedger } from './exchange-ledger.ts';

/** Makes the trial that a premise uses to find its value. */
type MakeTrial<T extends Target> = (label: string, fail: TrialHost<T>['fail']) => Trial<T, string>;

/** The premises of a run: each is found once, and each failure is kept for its owner. */
export class Premises<T extends Target> {
  readonly #values = new Map<Premise<T, unknown>, Promise<unknown>>();
  readonly #failed = new Set<PremiseFailed>();
  readonly #troubles = new Map<Premise<T, unknown>, readonly Exchange[]>();
  readonly #target: T;
  readonly #trial: MakeTrial<T>;
  readonly #ownerOf: Suite<T>['ownerOf'];
  readonly #ledger: ExchangeLedger;

  constructor(target: T, trial: MakeTrial<T>, ownerOf: Suite<T>['ownerOf'], ledger: ExchangeLedger) {
    this.#ownerOf = ownerOf;
    this.#target = target;
    this.#trial = trial;
    this.#ledger = ledger;
  }

  /** The failed premises, in the order in which they failed. */
  get failed(): ReadonlySet<PremiseFailed> {
    return this.#failed;
  }

  use<V>(premise: Premise<T, V>): Promise<V> {
    const shared = this.#values.get(premise) as Promise<V> | undefined;
    // A check that uses a value found only by a retry has itself needed the retry.
    if (shared) return shared.finally(() => this.#ledger.recall(this.#troubles.get(premise) ?? []));
    const mark = this.#ledger.mark();
    const value = this.#find(premise).finally(() => this.#troubles.set(premise, this.#ledger.since(mark)));
    this.#values.set(premise, value);
    // The failure is recorded at once, even if no check waits for the value.
    value.catch((cause: unknown) => cause instanceof PremiseFailed && this.#failed.add(cause));
    return value;
  }

  async #find<V>(premise: Premise<T, V>): Promise<V> {
    const trial = this.#trial(premise.name, (defect, evidence) => {
      const owner = this.#ownerOf(premise, defect.reason);
      return owner === undefined
        ? new Error(`no check owns the reason "${defect.reason}" of the premise ${premise.name}`)
        : new PremiseFailed(owner, defect, evidence?.exchange);
    });
    return premise.find(this.#target, trial);
  }
}
