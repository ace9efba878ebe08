import type { RunSummary } from '../core/check/suite.ts';

/** The parts of a tool that were judged, and those that were not: a conforming command proves nothing of a library. */
export function migrationPhrases({ has }: RunSummary): readonly string[] {
  const parts = [
    ['its command', 'argv'],
    ['its library', 'call'],
    ['its local chain', 'localChain'],
    ['its image', 'image'],
  ] as const;
  const named = (isGiven: boolean) => parts.filter(([, facet]) => has(facet) === isGiven).map(([name]) => name);
  const [judged, left] = [named(true), named(false)];
  return [`${judged.join(' and ')} judged${left.length > 0 ? `, not ${left.join(' nor ')}` : ''}`];
}
