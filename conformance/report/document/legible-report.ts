import { withVisibleControls } from '../../core/text/legible-text.ts';
import type { Report } from './report.ts';

/**
 * Parts that the report for people makes legible itself: a command that cannot be printed unchanged is left out, and an
 * exchange is cut by its length.
 */
const AS_THEY_ARE = ['reproduce', 'exchanges'];

/**
 * A report for a terminal: in its texts, whether they come from the target, a baseline or a configuration file, every
 * character that a terminal would obey is visible.
 */
export function legibleReport(report: Report): Report {
  return legible(report) as Report;
}

function legible(value: unknown): unknown {
  if (typeof value === 'string') return withVisibleControls(value);
  if (Array.isArray(value)) return value.map(legible);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, AS_THEY_ARE.includes(key) ? part : legible(part)]);
  return Object.fromEntries(parts);
}
