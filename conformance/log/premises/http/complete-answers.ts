import type { Trial } from '../../../core/check/trial.ts';
import type { Exchange } from '../../../core/target/exchange.ts';
import { IncompleteAnswers } from '../../../core/target/incomplete-answers.ts';
import { TransportFailure } from '../../../core/target/transport-failure.ts';
import type { LogTarget } from '../../target/log-target.ts';

/** Hears the answers at some paths, and judges at the end that none of them is incomplete each time. */
export class CompleteAnswers {
  readonly #log: LogTarget;
  readonly #trial: Trial<LogTarget, 'incomplete'>;
  readonly #answers: IncompleteAnswers;

  constructor(log: LogTarget, trial: Trial<LogTarget, 'incomplete'>, paths: RegExp) {
    this.#log = log;
    this.#trial = trial;
    this.#answers = new IncompleteAnswers(({ resource }) => resource !== undefined && paths.test(resource));
  }

  on(exchange: Exchange): void {
    this.#answers.on(exchange);
  }

  async judge(): Promise<void> {
    for (const { resource } of this.#answers.suspects) {
      await this.#log.read({ kind: 'path', path: resource! }, { fresh: true }).catch((cause: unknown) => {
        if (!(cause instanceof TransportFailure) || cause.code === 'budget') throw cause;
      });
    }
    const found = this.#answers.judge();
    if (found) this.#trial.fail(found.defect, found.evidence);
  }
}
