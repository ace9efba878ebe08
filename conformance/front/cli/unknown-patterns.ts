import { matches } from '../../core/pattern.ts';
import { similar } from './near.ts';

/** Sentences about patterns of `--only` and `--skip` that name no check and no requirement of the suite. */
export function unknownPatterns(
  patterns: Readonly<Record<string, readonly string[]>>,
  names: readonly string[],
): readonly string[] {
  return Object.entries(patterns).flatMap(([option, given]) =>
    given
      .filter((pattern) => !names.some((name) => matches(pattern, name)))
      .map((pattern) => `${option} ${pattern}: no check has this id, and no requirement${similar(pattern, names)}`),
  );
}
