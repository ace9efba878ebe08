import type { Choices } from '../spec/choice.ts';
import type { ExchangeListener } from './exchange.ts';

/**
 * Why a facet is absent. `not-offered`: the target does not have it (not-applicable). `not-allowed`: the person
 * running the suite did not allow it (waived). `without`: `--without` named it (waived). `not-given`: it is needed to
 * judge and was not given (inconclusive).
 */
export type Absence = 'not-offered' | 'not-allowed' | 'without' | 'not-given';

/** What every target has. */
export interface Target {
  /** Why an optional member is not there, by its name. */
  readonly absent: Readonly<Record<string, Absence>>;
  readonly choices: Choices;
  /** Nobody else writes to it while it is judged. */
  readonly exclusive: boolean;
  /** Hears every exchange with the target. Returns the function that ends it. */
  listen(listener: ExchangeListener): () => void;
}
