/** A host of this machine with a port, which is another in each run. */
const LOCAL = /(127\.0\.0\.1|\blocalhost|\[::1\]):\d+/g;

/** The end of the name of a temporary folder of ours: `mkdtemp` adds six random characters. */
const RANDOM_END = /(\btouchstone(?:-[a-z]+)*)-(?=[a-z]*[A-Z\d])[A-Za-z\d]{6}(?=[/\s'"]|$)/g;

/** A folder of the machine, and what stands for it. */
export type NamedFolder = readonly [folder: string, name: string];

/**
 * A text without ports of this machine, random ends of temporary folders, and folders of the one who made the run: `places`
 * has each of these with the name that replaces it.
 */
export function stableText(text: string, places: readonly NamedFolder[]): string {
  const local = text.replaceAll(LOCAL, '$1').replaceAll(RANDOM_END, '$1');
  return places.reduce((all, [folder, name]) => (folder === '' ? all : all.replaceAll(folder, () => name)), local);
}
