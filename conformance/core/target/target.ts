import type { Choices } from '../spec/choice.ts';
import type { ExchangeListener } from './exchange.ts';

/**
 * Why a facet is absent. `not-offered`: the target does not have it (not-applicable). `not-allowed`: the user did not
 * allow it (waived). `without`: `--without` named it (waived). `not-given`: the user did not give it, though checks
 * need it (inconclusive).
 */
export type Absence = 'not-offered' | 'not-allowed' | 'without' | 'not-given';

/** The members that every target has. */
export interface Target {
  /** Why each absent facet is absent, by the name of the facet. */
  readonly absent: Readonly<Record<string, Absence>>;
  readonly choices: Choices;
  /** Whether this run is the only writer while it judges. */
  readonly exclusive: boolean;
  /** Calls the listener with every exchange. Returns the function that removes the listener. */
  listen(listener: ExchangeListener): () => void;
}
