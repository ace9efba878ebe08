/** What a judgement says of a stage that another check owns. */

/** What a judgement says of an answer at a stage that another check owns: nothing. */
export const JUDGED_ELSEWHERE = Symbol('judged by another check');
