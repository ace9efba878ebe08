import type { Suite } from '../../core/check/suite.ts';
import type { Selection } from '../../core/run/plan.ts';
import { profilesOf, rulesetsOf } from '../../core/spec/profile.ts';

/**
 * The selection that a test file gives, which need not be TypeScript.
 *
 * @throws TypeError unless it names rulesets of the suite: a run by another would judge nothing, and not say why.
 */
export function selectionFor(suite: Suite<never>, selection: Selection | undefined): Selection {
  const known = rulesetsOf(suite.name, Object.keys(profilesOf(suite.name)));
  const { rulesets } = Object(selection) as Partial<Selection>;
  const sound = Array.isArray(rulesets) && rulesets.length > 0 && rulesets.every((name) => known.includes(name));
  if (selection !== undefined && sound) return selection;
  const found = rulesets === undefined ? 'no rulesets' : `rulesets: ${JSON.stringify(rulesets)}`;
  throw new TypeError(`expected selection: { rulesets } with one or more of ${known.join(', ')}; found ${found}`);
}
