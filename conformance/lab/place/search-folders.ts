import { folderSnapshot } from './folder-snapshot.ts';
import { fileText } from './own-place.ts';

/** A file in which a text was found. */
export interface FoundText {
  readonly file: string;
  readonly text: string;
}

/** Searches all files below folders. `seek` returns the matches in a file's first 4 MiB. */
export async function searchFolders(
  folders: readonly string[],
  seek: (content: string) => readonly string[],
): Promise<readonly FoundText[]> {
  const texts: FoundText[] = [];
  for (const file of (await folderSnapshot(folders)).keys()) {
    const content = fileText(file)?.text;
    if (content === undefined) continue;
    for (const text of seek(content)) texts.push({ file, text });
  }
  return texts;
}
