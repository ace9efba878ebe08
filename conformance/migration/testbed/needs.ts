import type { Choices } from '../../core/spec/choice.ts';

/** The settings that an alteration of the migration tool needs. */
export interface MigrationNeeds {
  /** Choices to declare in the run, besides whole units. */
  readonly declare?: Choices;
  /**
   * Patterns of the checks that judge it. Default: for a fault the topics of its reasons, for a variant all topics but the
   * slow ones.
   */
  readonly looks?: readonly string[];
  /** The form of its parameters file, if it is not the declared one. */
  readonly params?: { readonly layout?: 'flat' | 'by-network' };
  /** Another core version that it supports. */
  readonly otherCoreVersion?: string;
}
