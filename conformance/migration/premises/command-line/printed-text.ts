/** What a run printed, without warnings of the platform. */
import type { Run } from '../../target/run.ts';

/** What a run said; warnings are of the platform, and no part of a migration's words. Exported for its test. */
export function printedText({ stdout, stderr }: Pick<Run, 'stdout' | 'stderr'>): string {
  const warning = /warn|deprecat|--trace-/i;
  const lines = stderr.text.split('\n').filter((line) => line.trim() !== '' && !warning.test(line));
  return [stdout.text.trim(), ...lines].join('\n').trim();
}
