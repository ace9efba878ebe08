import type { Suite } from '../../../core/check/suite.ts';
import { isNamed, leadingRequirement, plan, type Selection } from '../../../core/run/plan.ts';
import { profilesOf } from '../../../core/spec/profile.ts';
import { rulesetsHaving } from '../../../core/spec/requirement.ts';

/**
 * Sentences about patterns of `--only` whose checks this run leaves out, all of them. Without a word on it, their silence
 * would look like a pass.
 */
export function idlePatterns(suite: Suite<never>, selection: Selection): readonly string[] {
  return (selection.only ?? []).flatMap((pattern) => {
    const named = suite.checks.filter((check) => isNamed([pattern], check));
    const isIdle = named.length > 0 && plan(suite, { ...selection, only: [pattern] }).checks.length === 0;
    if (!isIdle) return [];
    const others = named
      .map((check) => rulesetsHaving(leadingRequirement(check)))
      .filter((having) => !having.some((ruleset) => selection.rulesets.includes(ruleset)))
      .flat();
    const profiles = Object.entries(profilesOf(suite.name))
      .filter(([, { rulesets }]) => rulesets.some((ruleset) => others.includes(ruleset)))
      .map(([name]) => name);
    const why =
      profiles.length > 0
        ? `they belong to ${profiles.length === 1 ? 'the profile' : 'the profiles'} ${profiles.join(', ')} (--profile)`
        : '--skip or --level leaves them out';
    return [`--only ${pattern}: none of its checks run: ${why}`];
  });
}
