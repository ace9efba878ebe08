import { legibleJson } from '../../core/text/legible-json.ts';
import type { Report } from './report.ts';

/** The report as JSON text with a final newline. A bigint becomes a decimal string. */
export function jsonReport(report: Report): string {
  return legibleJson(report);
}
