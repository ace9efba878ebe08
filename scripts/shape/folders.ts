import type { Measure } from './measure.ts';
import { isGenerated, type SourceFile } from './sources.ts';

/** Folders in which one thing is listed, a file for each. */
const LISTS = ['interop/daostack/defects'];

/** Files per folder: what stands side by side should be seen at one look. */
export function filesPerFolder(files: readonly SourceFile[]): Measure {
  const counts = new Map<string, number>();
  for (const file of files.filter((file) => !isGenerated(file))) {
    const folder = file.path.slice(0, file.path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const largest = [...counts].filter(([folder]) => !LISTS.includes(folder)).sort((a, b) => b[1] - a[1]);
  return {
    title: 'files in the largest folder',
    value: largest[0]?.[1] ?? 0,
    atMost: 30,
    found: largest.slice(0, 3).map(([folder, count]) => `${folder}: ${count}`),
  };
}
