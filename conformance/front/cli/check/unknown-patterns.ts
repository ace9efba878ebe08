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
          `${option} ${pattern}: no check has this id, and no requirement${similarNamesHint(pattern, names)}`,
      ),
  );
}
