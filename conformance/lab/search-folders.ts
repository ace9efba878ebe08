import { fileText } from './place.ts';
import { snapshot } from './watch-folders.ts';

/** A file in which a text was found. */
export interface FoundIn {
  readonly file: string;
  readonly text: string;
}

/**
 * Looks for texts in all files below folders, in upper or lower case: what a program has left there. Of a large file the
 * first 4 MiB.
 */
export async function searchFolders(folders: readonly string[], texts: readonly string[]): Promise<readonly FoundIn[]> {
  const found: FoundIn[] = [];
  for (const file of (await snapshot(folders)).keys()) {
    const content = fileText(file)?.text.toLowerCase();
    if (content === undefined) continue;
    for (const text of texts) if (content.includes(text.toLowerCase())) found.push({ file, text });
  }
  return found;
}
