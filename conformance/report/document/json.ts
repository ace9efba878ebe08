import type { Report } from './document.ts';

/** The report as JSON text with a final newline. A bigint becomes a decimal string. */
export function jsonReport(report: Report): string {
  return `${JSON.stringify(report, (_key, value) => (typeof value === 'bigint' ? String(value) : value), 2)}\n`;
}
