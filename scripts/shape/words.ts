import type { Measure } from './measure.ts';
import { proseOf } from './prose.ts';
import { isGenerated, isTypeScript, type SourceFile } from './sources.ts';

const AT_MOST = 0;

/** Words that make a sentence harder to read than it has to be. */
const BANNED: readonly RegExp[] = [
  /(?:^|[.:;]\s+|^[/* ]+)What (?:is|was)\b/gm,
  /\bupon\b/gi,
  /\bfor ever\b/gi,
  /\bwhoever\b/gi,
  // "None" for a thing that is not there.
  /\b(?:is|are|was|were|has|have|had|with|for|to|gives|given|takes|names|needs) none\b(?! of)/gi,
  /\bnone (?:is|are|was|were|has|have|does|did|can|that|which|may|will)\b/gi,
  /\btold\b/gi,
  /\boverheard\b/gi,
  /\bweighed\b/gi,
];

/** The rule itself and its test name the words. */
const WORDS_OF_THE_RULE = new Set(['scripts/shape/words.ts', 'scripts/shape.test.ts']);

/** Banned words in comments and messages, for every 1,000 lines of comment. */
export function bannedWords(files: readonly SourceFile[]): Measure {
  let lines = 0;
  let words = 0;
  const found: string[] = [];
  for (const file of files) {
    if (!isTypeScript(file) || isGenerated(file) || WORDS_OF_THE_RULE.has(file.path)) continue;
    const { comments, messages } = proseOf(file.text);
    lines += comments.reduce((sum, one) => sum + one.split('\n').length, 0);
    const banned = [...comments, ...messages].flatMap((one) =>
      BANNED.flatMap((word) => [...one.matchAll(word)].map(([found]) => JSON.stringify(found.trim()))),
    );
    words += banned.length;
    if (banned.length > 0) found.push(`${file.path}: ${banned.length}, ${banned.join(', ')}`);
  }
  const countOf = (line: string) => Number.parseInt(line.split(': ')[1]!, 10);
  return {
    title: 'banned words for every 1,000 lines of comment',
    value: Math.round((words / Math.max(lines, 1)) * 10_000) / 10,
    atMost: AT_MOST,
    found: found.sort((a, b) => countOf(b) - countOf(a)),
  };
}
