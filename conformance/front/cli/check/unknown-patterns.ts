import { similarNamesHint } from '../../../command/options/similar-names.ts';
import { matchesPattern } from '../../../core/text/pattern.ts';

/** Sentences about patterns of `--only` and `--skip` that match no check and no requirement of the suite. */
export function unknownPatterns(
  patterns: Readonly<Record<string, readonly string[]>>,
  names: readonly string[],
): readonly string[] {
  return Object.entries(patterns).flatMap(([option, optionPatterns]) =>
    optionPatterns
      .filter((pattern) => !names.some((name) => matchesPattern(pattern, name)))
      .map(
        (pattern) =>
          `${option} ${pattern}: no check has this id, and no requirement${commaHint(pattern) ?? topicHint(pattern, names) ?? similarNamesHint(pattern, names)}`,
      ),
  );
}

/** No id has a comma, so it stands between several. */
function commaHint(pattern: string): string | undefined {
  const parts = pattern.split(',').filter(Boolean);
  return parts.length > 1
    ? `; several stand apart by spaces: ${parts.map((part) => `'${part}'`).join(' ')}`
    : undefined;
}

/** The pattern of all checks of a topic, where only the topic was given: `tiles` or `log/tiles`. */
function topicHint(pattern: string, names: readonly string[]): string | undefined {
  const topic = names
    .map((name) => name.slice(0, name.lastIndexOf('/')))
    .find((prefix) => prefix && (prefix === pattern || prefix.endsWith(`/${pattern}`)));
  return topic && `; all checks of the topic: '${topic}/**'`;
}
