/** The options that the suites of clients share: the kind, the words in braces of a command, and the text of a refusal. */
import { profilesOf, suitesWithProfile } from '../../core/spec/profile.ts';
import type { SuiteName } from '../../core/spec/requirement.ts';
import { throwUsageError } from '../usage-error.ts';
import { similarNamesHint } from './similar-names.ts';

/** The kinds of a client, which are the profiles of its suite. @throws UsageError without one, and for one that there is not. */
export function chosenKinds(
  suite: SuiteName,
  { kind, profile }: { readonly kind?: readonly string[]; readonly profile?: readonly string[] },
): readonly string[] {
  const known = Object.keys(profilesOf(suite));
  const given = kind ?? profile ?? throwUsageError(`--kind is missing: ${known.join(', ')}, or several of them`);
  for (const name of given)
    if (!known.includes(name)) {
      const [other] = suitesWithProfile(name);
      const hint = other === undefined ? similarNamesHint(name, known) : `, but ${other} has it`;
      throwUsageError(`--kind ${name}: there is no such kind${hint}; there are: ${known.join(', ')}`);
    }
  return given;
}

/** @throws UsageError for a word in braces that means nothing. */
export function refuseUnknownBraces(names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throwUsageError(
      `--command: {${unknown}} means nothing${similarNamesHint(unknown, known)}; there are: ${known.map((name) => `{${name}}`).join(', ')}`,
    );
}

/** @throws UsageError for a text that is no regular expression. */
export function refuseBadExpression(source: string | undefined): void {
  try {
    if (source !== undefined) new RegExp(source);
  } catch (cause) {
    throwUsageError(`--refusal: ${(cause as Error).message}`);
  }
}
