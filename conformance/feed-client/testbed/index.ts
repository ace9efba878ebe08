import type { FeedClientRig } from '../../../src/reference/feed-client/index.ts';
import type { SuiteTestbed } from '../../command/suite-descriptor.ts';
import type { Fault } from '../../core/alteration/alteration.ts';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { rulesetsOf } from '../../core/spec/profile.ts';
import { feedClientSuite } from '../suite.ts';
import type { FeedClientNeeds } from './alteration.ts';
import { readerTestbed } from './testbed.ts';

/** The reference client, as self-test judges it: as a client of one kind. */
export const feedClientReference: SuiteTestbed = {
  citations: /^(Interface, "|RFC \d+, section|XML 1\.0, section)/,
  judge: async (altered, _name, only) => {
    const { install, needs } = altered as Fault<FeedClientRig, FeedClientNeeds>;
    const { target, fired } = readerTestbed(install, needs);
    const rulesets = rulesetsOf('feed-client', [needs.as ?? 'list']);
    const chosen = plan(feedClientSuite, { rulesets, ...(only ? { only } : {}) });
    const found = await runPlan(chosen, target, { seed: 1n, time: target.time, runId: 'self-test' });
    await target.close();
    return { ...found, fired: fired() };
  },
};
