import type { Report } from './report.ts';

/** How many names a sentence has. */
const NAMED = 6;

/** How the present requirements differ from the set by which a run is judged; undefined for a run without a set. */
export function newsSentence(set: Report['requirementSet']): string | undefined {
  if (set === undefined) return undefined;
  const { version, added, raised, gone, checks } = set;
  const parts = [
    ...part(added, 'was added', 'were added'),
    ...part(raised, 'was raised to must', 'were raised to must'),
    ...part(gone, 'is gone', 'are gone'),
    ...part(checks, 'check or reason is new', 'checks or reasons are new'),
  ];
  if (parts.length === 0) return `those of ${version}, which are the present ones`;
  return `those of ${version}. Since then ${parts.join(', ')}. Nothing newer fails a run by them`;
}

function part(names: readonly string[], one: string, many: string): readonly string[] {
  if (names.length === 0) return [];
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return [`${names.length} ${names.length === 1 ? one : many} (${names.slice(0, NAMED).join(', ')}${more})`];
}
