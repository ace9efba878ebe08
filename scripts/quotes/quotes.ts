/** Which sentences of other documents the requirements restate, and what a new version of the documents changes in them. */
import { createHash } from 'node:crypto';
import { sectionsOf, sentencesOf } from './sentences.ts';

/** A requirement, as far as it is needed here. */
export interface Quoting {
  readonly id: string;
  readonly source: { readonly document: string; readonly section: string };
}

/** A few words of each sentence that a requirement restates, by the requirement. */
export type Quotes = Readonly<Record<string, readonly string[]>>;

/** The versions of the documents, and a hash of each sentence by its words. */
export interface PinnedQuotes {
  /** Of the documents: a tag or a commit of their repository. */
  readonly version: string;
  readonly hashes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A requirement whose sentence is another now, or was not found. */
export interface TouchedRequirement {
  readonly id: string;
  readonly words: string;
  readonly where: string;
  /** The present sentence, or the one with most of the words; undefined if several have them, or hardly any of them is there. */
  readonly now: string | undefined;
}

const hashOf = (sentence: string): string => createHash('sha256').update(sentence).digest('hex').slice(0, 16);

type Documents = ReadonlyMap<string, string>;

/** The sentences of the sections that a requirement names. */
function sentencesFor({ source }: Quoting, documents: Documents): string[] {
  const sections = sectionsOf(documents.get(source.document) ?? '');
  return source.section.split(', ').flatMap((name) => sentencesOf(sections.get(name) ?? ''));
}

/** The one sentence with these words in the sections of a requirement; undefined unless there is exactly one. */
function quoted(quoting: Quoting, words: string, documents: Documents): string | undefined {
  const found = sentencesFor(quoting, documents).filter((sentence) => sentence.includes(words));
  return found.length === 1 ? found[0] : undefined;
}

/** The sentence with most of these words, at least half of them: the one that was reworded, where one was. */
function nearest(quoting: Quoting, words: string, documents: Documents): string | undefined {
  const sought = words.split(' ');
  const counted = sentencesFor(quoting, documents).map((sentence) => {
    const present = new Set(sentence.split(' '));
    return { sentence, count: sought.filter((word) => present.has(word)).length };
  });
  const [most] = counted.sort((a, b) => b.count - a.count);
  return most && most.count * 2 >= sought.length && !most.sentence.includes(words) ? most.sentence : undefined;
}

/** The hash of each sentence. Throws an Error with every quotation that no single sentence has. */
export function pinQuotes(
  requirements: readonly Quoting[],
  quotes: Quotes,
  documents: Documents,
): PinnedQuotes['hashes'] {
  const lost: string[] = [];
  const hashes = requirements.map((requirement) => {
    const rows = (quotes[requirement.id] ?? []).map((words) => {
      const sentence = quoted(requirement, words, documents);
      if (sentence === undefined) lost.push(`${requirement.id}: not exactly one sentence has "${words}"`);
      return [words, hashOf(sentence ?? '')] as const;
    });
    return [requirement.id, Object.fromEntries(rows)] as const;
  });
  if (lost.length > 0) throw new Error(lost.join('\n'));
  return Object.fromEntries(hashes);
}

/** The requirements whose sentences differ from the pinned ones. */
export function touchedBy(
  requirements: readonly Quoting[],
  pinned: PinnedQuotes,
  documents: Documents,
): TouchedRequirement[] {
  return requirements.flatMap((requirement) =>
    Object.entries(pinned.hashes[requirement.id] ?? {}).flatMap(([words, hash]) => {
      const now = quoted(requirement, words, documents);
      const where = `${requirement.source.document}, ${requirement.source.section}`;
      if (now !== undefined && hashOf(now) === hash) return [];
      return [{ id: requirement.id, words, where, now: now ?? nearest(requirement, words, documents) }];
    }),
  );
}
