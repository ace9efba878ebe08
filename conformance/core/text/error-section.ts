import type { TransportFailureCode } from '../target/transport-failure.ts';

/**
 * The sections of `docs/errors.md`, by the anchors of their headings. An error names one where its remedy takes more than the
 * sentence that is printed.
 */
export const ERROR_SECTIONS = [
  'nothing-says-what-to-judge',
  'a-key-is-missing',
  'the-public-key-is-wrong',
  'the-configuration-is-wrong',
  'a-program-cannot-be-run',
  'the-server-does-not-start',
  'the-client-reads-nothing',
  'no-chain-can-be-opened',
  'no-container-can-be-started',
  'a-report-cannot-be-written',
  'a-folder-cannot-be-used',
  'the-object-storage-cannot-be-used',
  'the-connection-is-refused',
  'the-host-name-is-not-found',
  'tls-fails',
  'the-proxy-cannot-be-used',
  'no-complete-answer-comes',
  'something-else-answers',
  'a-redirect-is-not-followed',
  'the-target-limits-requests',
  'the-verdict-is-incomplete',
  'touchstone-has-a-fault',
  'node-is-too-old',
] as const;

/** A section of `docs/errors.md`, by the anchor of its heading. */
export type ErrorSection = (typeof ERROR_SECTIONS)[number];

/** Why something cannot be used or reached. */
export interface Problem {
  /** The expected, the found and the remedy, without the full stop. */
  readonly sentence: string;
  /** The section that says more; absent where the sentence says all. */
  readonly section?: ErrorSection;
}

/** The sections by kinds of failed requests. A spent budget and large headers are explained by their sentences. */
const OF_FAILURES: Readonly<Partial<Record<TransportFailureCode, ErrorSection>>> = {
  refused: 'the-connection-is-refused',
  reset: 'no-complete-answer-comes',
  timeout: 'no-complete-answer-comes',
  'name-not-found': 'the-host-name-is-not-found',
  tls: 'tls-fails',
  protocol: 'something-else-answers',
  'too-many-redirects': 'a-redirect-is-not-followed',
  'redirect-refused': 'a-redirect-is-not-followed',
  proxy: 'the-proxy-cannot-be-used',
  'rate-limited': 'the-target-limits-requests',
};

/** The section about a request without an answer, as a member of its problem; empty where there is no such section. */
export function sectionOfFailure(code: TransportFailureCode | undefined): Pick<Problem, 'section'> {
  const section = code && OF_FAILURES[code];
  return section === undefined ? {} : { section };
}
