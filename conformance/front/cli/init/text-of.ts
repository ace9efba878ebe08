import { readFileSync } from 'node:fs';

/** The text of a file; undefined where it cannot be read. */
export function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
