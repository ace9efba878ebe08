import type { AlterationNeeds, Fault, Variant } from '../core/alteration/alteration.ts';
import { choicesOf } from '../core/spec/choice.ts';
import { defaultProfiles, profilesOf, rulesetsOf } from '../core/spec/profile.ts';
import { isDemandedBy, requirement, type SuiteName } from '../core/spec/requirement.ts';

/** The members of an altered reference that decide its options. */
type WithNeeds = (Pick<Fault<never>, 'kind' | 'breaks'> | Pick<Variant<never>, 'kind'>) & {
  readonly needs: AlterationNeeds;
};

/** The options that a run needs to exercise an altered reference, beside the profiles that it names in any case. */
export function neededOptions(
  suite: SuiteName,
  altered: WithNeeds | undefined,
  named: readonly string[] = [],
): readonly string[] {
  if (altered === undefined) return [];
  const declared = Object.entries(altered.needs.declare ?? {});
  return [
    ...profileNeeded(suite, altered, named),
    ...(declared.length === 0 ? [] : [`--declare ${declared.map((choice) => choice.join('=')).join(' ')}`]),
  ];
}

/** The profile that a run has to name: that of the kind of target, or one that has the broken requirement. */
function profileNeeded(suite: SuiteName, altered: WithNeeds, named: readonly string[]): readonly string[] {
  const { profile } = altered.needs;
  if (profile !== undefined) return named.includes(profile) ? [] : [`--profile ${profile}`];
  return altered.kind === 'fault' ? profileFor(suite, altered, named) : [];
}

/**
 * The profile that a run has to name to judge a fault; nothing where the profiles that it names already, or by default, have
 * the broken requirement.
 */
function profileFor(
  suite: SuiteName,
  { breaks }: Pick<Fault<never>, 'breaks'>,
  named: readonly string[],
): readonly string[] {
  const usual = defaultProfiles(suite, false);
  const broken = requirement(breaks);
  if (isDemandedBy(broken, rulesetsOf(suite, named.length > 0 ? named : usual))) return [];
  const having = Object.keys(profilesOf(suite)).filter((name) => isDemandedBy(broken, rulesetsOf(suite, [name])));
  const whole = having.find((name) =>
    rulesetsOf(suite, usual).every((ruleset) => rulesetsOf(suite, [name]).includes(ruleset)),
  );
  return [`--profile ${whole ?? [...usual, having[0]].join(' ')}`];
}

/** The meaning of the choices that an altered reference needs declared, one line each. */
export function neededOptionTexts(suite: SuiteName, { needs }: WithNeeds): readonly string[] {
  return Object.entries(needs.declare ?? {}).map(([name, option]) => {
    const choice = choicesOf(suite).find((choice) => choice.name === name)!;
    const means = choice.number ? `${option} ${choice.number.unit}` : choice.options![option]!.text;
    return `${name}=${option}: ${choice.text} ${means}`;
  });
}
