/**
 * A target's words for the words of the interface document, by section of `names`; null where the target has no such
 * thing.
 */
export type TargetNames = Readonly<Record<string, Readonly<Record<string, string | null>> | undefined>>;

/** The section of the word after a prefix. */
const PARTS: Readonly<Record<string, string>> = { 'base.': 'contracts', 'dao.': 'dao', 'test.': 'test' };
/** The possible sections of a word without a prefix. */
const OTHERS = ['files', 'library', 'libraryOptions', 'params'];
const WORD = /(\b(?:base|dao|test)\.|--)?([A-Za-z][\w-]*(?:\.json\b)?)/g;

/**
 * A place in the document's words, followed by the target's own words where they differ. A word that two sections
 * translate differently is not translated.
 * @example withOwnName('base.DAOToken', { contracts: { DAOToken: 'GEN' } }) // 'base.DAOToken (here: base.GEN)'
 */
export function withTargetName(at: string, names: TargetNames): string {
  const translated = at.replaceAll(WORD, (_, part: string | undefined, word: string) => {
    const sections = part === undefined ? OTHERS : [part === '--' ? 'options' : PARTS[part]!];
    const words = new Set(
      sections.flatMap((section) => {
        const map = names[section] ?? {};
        return Object.hasOwn(map, word) ? [map[word] ?? word] : [];
      }),
    );
    return `${part ?? ''}${words.size === 1 ? [...words][0] : word}`;
  });
  return translated === at ? at : `${at} (here: ${translated})`;
}
