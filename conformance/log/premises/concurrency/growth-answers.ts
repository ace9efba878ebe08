/** What entries were answered that the log was made to grow by. */
import { premise } from '../../../core/check/premise.ts';
import { ownerOfBody } from '../../oracle/entry/body-owner.ts';
import type { Creation } from '../../oracle/entry/creation.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { answeredBodies } from '../create/answered-bodies.ts';
import { logGrowth } from '../growth/growth.ts';
import { logWriter } from '../growth/writer.ts';

/**
 * The answers to what the log was made to grow by, where that was by CreateEntry: up to 64 at a time. None where entries
 * come by another way. They are here also where the growth came to nothing.
 */
export const growthAnswers = premise<LogTarget>()({
  name: 'grown-answers',
  async find(log, t): Promise<readonly Creation[]> {
    if (log.append || !log.create) return [];
    await t.attempt(logGrowth);
    return [...((await t.attempt(logWriter))?.answered ?? [])];
  },
});

/** Whether the log answers entries that come alone with a body in which the very signature and digest are found. */
export const bodiesHoldTheirEntry = premise<LogTarget>()({
  name: 'own-bodies',
  find: async (_log, t) =>
    (await t.use(answeredBodies)).every((one) => ownerOfBody(one.logged.canonicalizedBody, [one])),
});
