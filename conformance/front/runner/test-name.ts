import type { Check } from '../../core/check/check.ts';
import { leadingRequirement } from '../../core/run/plan.ts';

/** The name of a test: the level and the id of its check, the requirements that it proves, and the first one's sentence. */
export function testName(check: Pick<Check<never>, 'id' | 'proves'>): string {
  const { level, text } = leadingRequirement(check);
  return `${level.toUpperCase()} ${check.id} [${check.proves.join(', ')}] ${text}`;
}
