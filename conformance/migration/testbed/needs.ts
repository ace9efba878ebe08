import type { Choices } from '../../core/spec/choice.ts';

/** The same of an altered migration tool. */
export interface MigrationNeeds {
  /** Choices that are declared in the run, beside whole units. */
  readonly declare?: Choices;
  /** Patterns of the checks that look at it. Default: of a fault the topics of its reasons, of a variant all but the slow ones. */
  readonly looks?: readonly string[];
  /** How its parameters file is written, where that is not as it is declared. */
  readonly params?: { readonly layout?: 'flat' | 'by-network' };
  /** Another core version that it knows. */
  readonly otherCoreVersion?: string;
}
