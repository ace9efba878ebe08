import type { RunSummary } from '../core/check/suite.ts';
import { NO_OTHER_VERSION_TEXT } from './target/other-core-version.ts';

/**
 * The parts of a tool that were judged, and those that were not: a conforming command proves nothing of a library. Which of
 * two core versions is deployed is seen only where the run knows two.
 */
export function migrationPhrases({ has, results }: RunSummary): readonly string[] {
  const parts = [
    ['its command', 'argv'],
    ['its library', 'call'],
    ['its local chain', 'localChain'],
    ['its image', 'image'],
  ] as const;
  const named = (isGiven: boolean) => parts.filter(([, facet]) => has(facet) === isGiven).map(([name]) => name);
  const [judged, left] = [named(true), named(false)];
  const oneVersion = results.some(({ message }) => message === NO_OTHER_VERSION_TEXT);
  return [
    `${judged.join(' and ')} judged${left.length > 0 ? `, not ${left.join(' nor ')}` : ''}`,
    ...(oneVersion && (has('argv') || has('call'))
      ? ['which core version is deployed not judged (without --other-core-version)']
      : []),
  ];
}
