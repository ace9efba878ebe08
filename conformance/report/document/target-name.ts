/** The words that a target has for those of the interface document, by section of `names`; null where it has none. */
export type TargetNames = Readonly<Record<string, Readonly<Record<string, string | null>> | undefined>>;

/** The section that has the word behind it, in a result. */
const PARTS: Readonly<Record<string, string>> = { 'base.': 'contracts', 'dao.': 'dao', 'test.': 'test' };
/** The sections that a word without a part may be of, and the files by their names. */
const OTHERS = ['files', 'library', 'libraryOptions', 'params'];
const WORD = /(\b(?:base|dao|test)\.|--)?([A-Za-z][\w-]*(?:\.json\b)?)/g;

/**
 * A place as a person is told of it: by the document's words, and by the target's own where those are others. A word that
 * two sections translate in two ways stays as it is.
 * @example withOwnName('base.DAOToken', { contracts: { DAOToken: 'GEN' } }) // 'base.DAOToken (here: base.GEN)'
 */
export function withTargetName(at: string, names: TargetNames): string {
  const own = at.replaceAll(WORD, (_, before: string | undefined, word: string) => {
    const sections = before === undefined ? OTHERS : [before === '--' ? 'options' : PARTS[before]!];
    const words = new Set(
      sections.flatMap((section) => {
        const map = names[section] ?? {};
        return Object.hasOwn(map, word) ? [map[word] ?? word] : [];
      }),
    );
    return `${before ?? ''}${words.size === 1 ? [...words][0] : word}`;
  });
  return own === at ? at : `${at} (here: ${own})`;
}
