import type { KeptReport } from '../kept/kept-report.ts';

/** What a folder of results says of its implementation. */
export interface ImplementationFacts {
  /** The name of its folder. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** A sentence about it, and how it is set up. */
  readonly about: string;
  readonly kind: 'reference' | 'example' | 'other';
  /** Who made it. */
  readonly by?: string;
  readonly url?: string;
  readonly suite: string;
  readonly profile: readonly string[];
  /** The programs that its command needs beside Node. */
  readonly needs?: readonly string[];
  /** The keys `check-id#reason` of failures that not every run meets. */
  readonly sometimes?: readonly string[];
  /** The command that judges it, and writes a JSON report to the file in `$REPORT`. */
  readonly command: string;
}

/** An implementation with its reports. */
export interface Implementation extends ImplementationFacts {
  readonly report: KeptReport;
  /** Earlier reports, the latest first. */
  readonly earlier: readonly KeptReport[];
}

/** A defect that was found in software of others. */
export interface Trophy {
  readonly title: string;
  /** The software and its version. */
  readonly software: string;
  readonly suite: string;
  /** The folder of the implementation whose present or earlier report shows it. */
  readonly implementation?: string;
  /** The keys `check-id#reason` by which it is found. */
  readonly checks?: readonly string[];
  readonly text: string;
  /** A web address, or the path of a file in the repository. */
  readonly link: string;
}
