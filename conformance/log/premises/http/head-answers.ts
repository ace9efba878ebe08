import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { type PresentResource, presentResources } from './present-resources.ts';

/** A resource by HEAD, and by GET before and after: if the two GETs differ, HEAD may differ as well. */
interface HeadAnswer extends PresentResource {
  readonly head: Answer;
  readonly gets: readonly [Answer, Answer];
}

export const headAnswers = premise<LogTarget>()({
  name: 'head-answers',
  async find(log, t): Promise<readonly HeadAnswer[]> {
    const answers: HeadAnswer[] = [];
    for (const present of await t.use(presentResources)) {
      const getBefore = await log.read(present.resource);
      const head = await log.read(present.resource, { method: 'HEAD' });
      answers.push({ ...present, head, gets: [getBefore, await log.read(present.resource)] });
    }
    if (answers.every(({ head }) => [405, 501].includes(head.status))) t.notApplicable('the log does not offer HEAD');
    return answers;
  },
});
