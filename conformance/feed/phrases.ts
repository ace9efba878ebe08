/** What the verdict's scope says of how a feed was asked. */
import type { RunSummary } from '../core/check/suite.ts';

/** How the feed was asked, and whether it had anything to tell. */
export function feedPhrases({ has, results }: RunSummary): readonly string[] {
  const ways = [has('publisher') ? 'publishing judged' : 'reads only', has('clock') ? 'clock controlled' : []];
  // It looks at the list, and where there are any at the events in it.
  const served = results.find(({ id }) => id === 'feed/json/served');
  const empty = served?.subjects === 1 && served.outcome !== 'fail';
  return [ways.flat().join(', '), ...(empty ? ['no event was seen'] : [])];
}
