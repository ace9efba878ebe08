/** The needs of altered logs. */
import type { Choices } from '../../core/spec/choice.ts';

/** What an altered reference needs to show its alteration. */
export interface LogNeeds {
  /** How many entries it has before it is judged. Default 300: a full tile, a partial tile, two levels. */
  readonly entries?: bigint;
  /** After how many entries each it was published on the way. Default: all at once. */
  readonly batch?: number;
  /** Choices that are declared in the run. */
  readonly declare?: Choices;
  /** Whether entries may be added by the route of the reference during the run. Default: yes. */
  readonly append?: boolean;
  /** Whether entries may be created during the run, over HTTP and gRPC. Default: as `append`. */
  readonly create?: boolean;
  /** Whether the log may be ended and started again during the run. Default: no, since few alterations need it. */
  readonly restart?: boolean;
  /** Which log it is: by tlog-tiles and Rekor v2, or a log of certificates by static-ct-api. Default: the first. */
  readonly profile?: 'static-ct';
  /** Whether chains may be submitted to a log of certificates during the run. Default: no. */
  readonly submit?: boolean;
  /**
   * The lines of the policy that the run is given, after those of the log and of the three witnesses w1, w2 and w3 of
   * `witnesses/witnesses.ts`, who cosign the checkpoints. Default: no policy, and no cosignatures.
   */
  readonly policy?: string;
  /** The log in that policy: that of the right rig, that of the altered rig, or none. Default: the right rig. */
  readonly policyLog?: 'own' | 'none' | 'right';
  /** Whether the run is given the keys of the rig's cosigners as further keys of the log. Default: no. */
  readonly cosignerKeys?: boolean;
  /** The submission prefix that the run is given. Default: no such prefix. */
  readonly submissionPrefix?: string;
  /**
   * The origin that the run expects: that of the altered rig, no origin, or that of the right rig. Default: the right
   * rig.
   */
  readonly origin?: 'own' | 'none' | 'right';
  /** The published prefixes that the run is given. Default: no such prefix. */
  readonly publishedPrefixes?: readonly string[];
}
