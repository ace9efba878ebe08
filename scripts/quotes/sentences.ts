/** Sentences of a document in Markdown, by section. */

/** The text of each section of a document by its heading, without subsections, its white space as single spaces. */
export function sectionsOf(markdown: string): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  let heading = '';
  for (const line of markdown.split('\n')) {
    const found = /^#+ (.*)$/.exec(line)?.[1];
    if (found === undefined) sections.set(heading, `${sections.get(heading) ?? ''} ${line}`);
    else heading = found.trim();
  }
  return new Map([...sections].map(([name, text]) => [name, text.replace(/\s+/g, ' ').trim()]));
}

/** The sentences of a text. Items of lists are divided as well. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.:!?])\s+(?=(?:[*-] |\d+\. )?["“`*<A-Z])/).map((sentence) => sentence.trim());
}
