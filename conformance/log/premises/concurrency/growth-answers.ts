import { premise } from '../../../core/check/premise.ts';
import { ownerOfBody } from '../../oracle/entry/body-owner.ts';
import type { Creation } from '../../oracle/entry/creation.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { answeredBodies } from '../create/answered-bodies.ts';
import { logGrowth } from '../growth/growth.ts';
import { logWriter } from '../growth/writer.ts';

/**
 * The answers to the entries that made the log grow, up to 64 at a time; empty if they were not sent by CreateEntry.
 * The answers are available even if the growth failed.
 */
export const growthAnswers = premise<LogTarget>()({
  name: 'growth-answers',
  async find(log, t): Promise<readonly Creation[]> {
    if (log.append || !log.create) return [];
    await t.attempt(logGrowth);
    return [...((await t.attempt(logWriter))?.answered ?? [])];
  },
});

/** Whether the log answers entries that are sent alone with a body that contains their very signature and digest. */
export const bodiesHoldTheirEntry = premise<LogTarget>()({
  name: 'bodies-hold-their-entry',
  find: async (_log, t) =>
    (await t.use(answeredBodies)).every((answered) => ownerOfBody(answered.logged.canonicalizedBody, [answered])),
});
