import { basename } from 'node:path';
import { exportName } from '../../conformance/core/check/name.ts';
import type { Measure } from './measure.ts';
import { isCheck, type SourceFile } from './sources.ts';

/** Files of checks that do not hold exactly one check, under the name of the file. */
export function checkFiles(files: readonly SourceFile[]): Measure {
  const found = files.filter(isCheck).flatMap(({ path, text }) => {
    const exported = [...text.matchAll(/^export const (\w+) =/gm)].map(([, name]) => name);
    // Helpers that declare a check in the name of several files stand with the premises.
    const declared = [...text.matchAll(/\b(?:check|watch)<\w+>\(\)/g)].length;
    if (exported.includes(exportName(basename(path, '.ts'))) && declared <= 1) return [];
    return [`${path}: declares ${declared}, exports ${exported.join(', ')}`];
  });
  return { title: 'files of checks that do not hold exactly one check', value: found.length, atMost: 0, found };
}
