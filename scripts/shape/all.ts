import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFiles } from './check-files.ts';
import { circles } from './circles.ts';
import { longestDocument } from './documents.ts';
import { filesPerFolder } from './folders.ts';
import { handWritten } from './hand-written.ts';
import { idleChecks } from './idle-checks.ts';
import { linesPerFile } from './lines.ts';
import type { Measure } from './measure.ts';
import { reexports } from './reexports.ts';
import { sharedNames } from './shared-names.ts';
import { readSources } from './sources.ts';
import { bannedWords } from './words.ts';

/** Every measure of the house. */
export function measureHouse(root: string): readonly Measure[] {
  const files = readSources(root);
  return [
    filesPerFolder(files),
    ...linesPerFile(files),
    handWritten(files),
    reexports(files, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))),
    circles(files),
    checkFiles(files),
    idleChecks(files),
    sharedNames(files),
    bannedWords(files),
    longestDocument(root),
  ];
}
