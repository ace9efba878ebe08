import type { RunSummary } from '../core/check/suite.ts';

/** What the client was given: it is charged with no lie that it cannot see without more. */
export function logClientPhrases({ has }: RunSummary): readonly string[] {
  return [
    ...(has('online') ? ['it reads the log itself'] : ['it is given files']),
    has('origin') ? 'the origin judged' : 'the origin not judged (without {origin})',
  ];
}
