import type { Run } from '../../target/run.ts';

/** The output of a run without warnings, which Node prints and not the migration. Exported for its test. */
export function printedText({ stdout, stderr }: Pick<Run, 'stdout' | 'stderr'>): string {
  const warning = /warn|deprecat|--trace-/i;
  const lines = stderr.text.split('\n').filter((line) => line.trim() !== '' && !warning.test(line));
  return [stdout.text.trim(), ...lines].join('\n').trim();
}
