/** The bugs that happened elsewhere, each with the fault of ours that shows the same: `spec/real-bugs.json`. */
import { readFileSync } from 'node:fs';

/** A bug that a public tracker describes. */
export interface RealBug {
  readonly suite: string;
  readonly project: string;
  readonly link: string;
  /** What happened, as somebody outside saw it: one sentence. */
  readonly what: string;
  /** Faults that show the same: of the reference, or tools of `conformance/migration/fakes` or `interop/faulty`. */
  readonly faults: readonly string[];
  /** The check that fails for each of these faults, and its reason. */
  readonly check: string;
}

/** The rows of `spec/real-bugs.json`. */
export function realBugs(): readonly RealBug[] {
  return JSON.parse(readFileSync(new URL('../../spec/real-bugs.json', import.meta.url), 'utf8'));
}
