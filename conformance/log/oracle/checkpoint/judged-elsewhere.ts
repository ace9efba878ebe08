/**
 * A check returns this in place of a judgement if the answer has a defect that another check judges.
 *
 * Follows: conformance/core/check/defect.ts (a reason belongs to the check that judges)
 */
export const JUDGED_ELSEWHERE = Symbol('judged by another check');
