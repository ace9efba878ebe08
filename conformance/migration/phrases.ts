import type { RunSummary } from '../core/check/suite.ts';

/** What of a tool was given, and what of it was not: a command that conforms says nothing of a library. */
export function migrationPhrases({ has }: RunSummary): readonly string[] {
  const parts = [
    ['its command', 'argv'],
    ['its library', 'call'],
    ['its local chain', 'localChain'],
    ['its image', 'image'],
  ] as const;
  const named = (given: boolean) => parts.filter(([, facet]) => has(facet) === given).map(([name]) => name);
  const [judged, left] = [named(true), named(false)];
  return [`${judged.join(' and ')} judged${left.length > 0 ? `, not ${left.join(' nor ')}` : ''}`];
}
