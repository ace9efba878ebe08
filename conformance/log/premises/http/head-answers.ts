/** Resources, by HEAD and by GET. */

import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { type PresentResource, presentResources } from './present-resources.ts';

/** A resource by HEAD, and by GET before and after: what differs between the two may differ from HEAD as well. */
interface HeadAnswer extends PresentResource {
  readonly head: Answer;
  readonly gets: readonly [Answer, Answer];
}

export const headAnswers = premise<LogTarget>()({
  name: 'head',
  async find(log, t): Promise<readonly HeadAnswer[]> {
    const all: HeadAnswer[] = [];
    for (const one of await t.use(presentResources)) {
      const before = await log.read(one.resource);
      const head = await log.read(one.resource, { method: 'HEAD' });
      all.push({ ...one, head, gets: [before, await log.read(one.resource)] });
    }
    if (all.every(({ head }) => [405, 501].includes(head.status))) t.notApplicable('the log does not offer HEAD');
    return all;
  },
});
