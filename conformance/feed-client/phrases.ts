import type { RunSummary } from '../core/check/suite.ts';

/** What the client does: one that looks once is charged with nothing that shows later. */
export function feedClientPhrases({ has }: RunSummary): readonly string[] {
  return [has('follow') ? 'it looks again and again' : 'it looks once'];
}
