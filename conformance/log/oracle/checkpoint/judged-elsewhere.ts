/**
 * In place of a judgement: the answer has a defect of a stage that another check owns, so this one does not judge it.
 *
 * Follows: one check for each reason (ARCHITECTURE.md)
 */
export const JUDGED_ELSEWHERE = Symbol('judged by another check');
