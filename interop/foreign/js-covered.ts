/** Which code of JavaScript files ran, by what Node wrote at the end of each process (NODE_V8_COVERAGE). */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

interface Script {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly Range[] }[];
}

/** Tells whether the code at an offset of a file ran in any process. */
export async function jsCovered(folder: string): Promise<(path: string, offset: number) => boolean> {
  const runs = new Map<string, (readonly Range[])[]>();
  for (const name of await readdir(folder)) {
    const { result } = JSON.parse(await readFile(join(folder, name), 'utf8')) as { readonly result: readonly Script[] };
    for (const { url, functions } of result)
      runs.set(url, [...(runs.get(url) ?? []), functions.flatMap(({ ranges }) => ranges)]);
  }
  return (path, offset) => (runs.get(pathToFileURL(path).href) ?? []).some((ranges) => countAt(ranges, offset) > 0);
}

/** The count of the innermost range. */
function countAt(ranges: readonly Range[], offset: number): number {
  const around = ranges.filter(({ startOffset, endOffset }) => startOffset <= offset && offset < endOffset);
  const innermost = around.toSorted((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset))[0];
  return innermost?.count ?? 0;
}
