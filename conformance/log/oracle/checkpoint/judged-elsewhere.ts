/**
 * In place of a judgement: the answer has a defect of a stage that another check owns, so this one does not judge it.
 *
 * Follows: conformance/core/check/defect.ts (a reason belongs to the check that judges)
 */
export const JUDGED_ELSEWHERE = Symbol('judged by another check');
