/** Submissions that a log has to refuse, and its answers. */

import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import {
  type RefusedGroup,
  type RefusedSubmission,
  refusedSubmissions,
} from '../../inputs/certificate/refused-submissions.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { issuedScts } from './issued-scts.ts';
import { runChains } from './run-chains.ts';

/** A submission, and the answer to it. */
export interface RefusedAnswer<G extends RefusedGroup = RefusedGroup> {
  readonly submission: RefusedSubmission<G>;
  readonly answer: Answer;
}

/** The answers by group. The log accepts sound chains: otherwise it may refuse these for another reason. */
export const refusedAnswers = premise<LogTarget>()({
  name: 'refused-answers',
  async find(log, t): Promise<readonly RefusedAnswer[]> {
    const { submit } = log;
    if (!submit) return t.notApplicable('certificates cannot be submitted');
    await t.use(issuedScts);
    const answers: RefusedAnswer[] = [];
    for (const submission of refusedSubmissions(await t.use(runChains)))
      answers.push({ submission, answer: await submit(submission.name, submission.body) });
    return answers;
  },
});

/** Those of one group. */
export function refusedAnswersOf<G extends RefusedGroup>(
  answers: readonly RefusedAnswer[],
  group: G,
): readonly RefusedAnswer<G>[] {
  return answers.filter((one): one is RefusedAnswer<G> => one.submission.group === group);
}
