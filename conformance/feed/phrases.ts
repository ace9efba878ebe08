import type { Sight } from '../core/suite.ts';

/** How the feed was asked, and whether it had anything to tell. */
export function phrases({ has, results }: Sight): readonly string[] {
  const ways = [has('publisher') ? 'publishing judged' : 'reads only', has('clock') ? 'clock controlled' : []];
  // It looks at the list, and where there are any at the events in it.
  const served = results.find(({ id }) => id === 'feed/served/json');
  const empty = served?.subjects === 1 && served.outcome !== 'fail';
  return [ways.flat().join(', '), ...(empty ? ['no event was seen'] : [])];
}
