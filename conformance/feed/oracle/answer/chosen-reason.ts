/**
 * A defect of a reader that reports more reasons than one check judges.
 *
 * Follows: conformance/core/check/defect.ts (a reason belongs to the check that judges)
 */

import type { Defect } from '../../../core/check/defect.ts';

/** The defect if it has one of these reasons; undefined for others. */
export function defectFor<const R extends string>(
  defect: Defect | undefined,
  reasons: readonly R[],
): Defect<R> | undefined {
  const reason = reasons.find((name) => name === defect?.reason);
  return defect && reason && { ...defect, reason };
}

/** The defect with the resource in front of the place inside it. */
export function locatedDefect<R extends string>(defect: Defect<R> | undefined, resource: string) {
  return defect && { ...defect, at: defect.at ? `${resource}, ${defect.at}` : resource };
}
