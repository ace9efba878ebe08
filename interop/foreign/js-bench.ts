/** A program in JavaScript whose files are changed where they lie: it is not built, only read. */

import { readFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Change } from './change.ts';
import { jsChanges } from './js-changes.ts';
import { jsCovered } from './js-covered.ts';
import type { Bench, SetUp } from './subject.ts';

/** The copy of the program, the names of the changed files in it, and the ways to run it. */
export interface JsBenchOptions {
  readonly folder: string;
  readonly copy: string;
  readonly files: readonly string[];
  readonly versions: readonly string[];
  /** The text without types, of the same length; the text itself unless given. */
  readonly plain?: (text: string) => string;
  readonly setUps: readonly SetUp[];
}

/** Makes it ready. */
export async function jsBench(options: JsBenchOptions): Promise<Bench> {
  const { folder, copy, files, versions, setUps, plain = (text: string) => text } = options;
  const path = (file: string) => join(copy, file);
  const changesOf = (file: string) => jsChanges(file, plain(readFileSync(path(file), 'utf8')));
  return {
    versions,
    changes: files.flatMap(changesOf),
    path,
    build: async () => {
      try {
        for (const file of files) changesOf(file);
        return undefined;
      } catch (cause) {
        return String(cause);
      }
    },
    watched: async () => {
      const counted = join(folder, 'counted');
      await mkdir(counted);
      process.env.NODE_V8_COVERAGE = counted;
      for (const { name, judge } of setUps) {
        const { killedBy, because } = await judge();
        if (killedBy.length > 0) throw new Error(`the unchanged program is not conformant in ${name}: ${because}`);
      }
      delete process.env.NODE_V8_COVERAGE;
      const ran = await jsCovered(counted);
      const texts = new Map<string, string>();
      for (const file of files) texts.set(file, await readFile(path(file), 'utf8'));
      return (change) => ran(path(change.file), offsetOf(texts.get(change.file)!, change));
    },
    setUps,
  };
}

/** In UTF-16 code units, as V8 counts. */
function offsetOf(text: string, { line, column }: Change): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
