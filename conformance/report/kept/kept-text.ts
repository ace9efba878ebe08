import { escapedInJson } from '../../core/text/legible-text.ts';
import type { KeptReport } from './kept-report.ts';

/** Members of which each item stands on a line of its own, so that a change of one is a change of one line. */
const LISTS = ['requirements', 'checks'] as const;

/** A kept report as the text of its file. The same report is the same text, and nothing in it moves a cursor. */
export function keptText(kept: KeptReport): string {
  const members = Object.entries(kept).map(([name, value]) => {
    const key = JSON.stringify(name);
    if (!LISTS.includes(name as never)) return `  ${key}: ${JSON.stringify(value)}`;
    const lines = (value as readonly unknown[]).map((item) => `    ${JSON.stringify(item)}`);
    return `  ${key}: [\n${lines.join(',\n')}\n  ]`;
  });
  return escapedInJson(`{\n${members.join(',\n')}\n}\n`);
}
