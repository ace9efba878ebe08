import type { Imported } from '../../../src/reference/feed/index.ts';
import { legibleText } from '../../core/text/legible-text.ts';

/** How many of a kind are named. */
const NAMED = 10;

/** The report of an import: the counts, and each entry that is not in the feed, with the reason. */
export function importedLines(file: string, done: Imported): readonly string[] {
  const { added, changed, unchanged, withdrawn, skipped, absent } = done;
  const counts = `${file}: ${added} ${added === 1 ? 'event' : 'events'} added, ${changed} changed, ${unchanged} as they were, ${withdrawn} withdrawn`;
  return [
    counts,
    ...named('Left out, since they cannot be events of a feed', skipped),
    ...named('Not there, since they are cancelled or have no occurrence from a year ago to a year ahead', absent),
  ];
}

function named(title: string, entries: readonly string[]): readonly string[] {
  if (entries.length === 0) return [];
  const rest = entries.length - NAMED;
  return [
    `${title} (${entries.length}):`,
    ...entries.slice(0, NAMED).map((entry) => `  - ${legibleText(entry, 200)}`),
    ...(rest > 0 ? [`  - and ${rest} more`] : []),
  ];
}
