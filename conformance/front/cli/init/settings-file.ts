/** The `touchstone.yaml` that is there before `touchstone init`. */

import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { throwUsageError } from '../../../command/usage-error.ts';
import { shownPath } from './new-files.ts';
import { textOf } from './text-of.ts';

/** The options of a suite in a file, by their names; undefined where it has no section of the suite, or cannot be read. */
export function sectionOfFile(path: string, suite: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const section: unknown = parse(textOf(path) ?? '')?.[suite];
    return typeof section === 'object' && section !== null ? { ...section } : undefined;
  } catch {
    return undefined;
  }
}

/** @throws UsageError where the settings are there already, and have no section of this suite. */
export function refuseFileOfOthers(path: string, suite: string): void {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (!/^[a-z-]+:/m.test(text) || new RegExp(`^${suite}:`, 'm').test(text)) return;
  throwUsageError(
    `${shownPath(path)} is there already and stays as it is; it has no section ${suite}: write one below the others by hand; --force replaces the whole file`,
  );
}
