import type { Choices } from '../../core/spec/choice.ts';
import type { Names } from '../target/names.ts';

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
  /** Its names for things of the document; null: it has no such thing. */
  readonly names?: Names;
  /** Another core version that it supports. */
  readonly otherCoreVersion?: string;
  /** The version of the package of its library. Default: the library is no package. */
  readonly packageVersion?: string;
}
