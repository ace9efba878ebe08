import type { FeedRig } from '../../../src/reference/feed/index.ts';
import type { Alteration, SuiteTestbed } from '../../command/suite-descriptor.ts';
import type { Fault } from '../../core/alteration/alteration.ts';
import { plan } from '../../core/run/plan.ts';
import { runPlan } from '../../core/run/run.ts';
import { rulesetsOf } from '../../core/spec/profile.ts';
import { feedSuite } from '../suite.ts';
import { feedTestbeds } from './mutation/testbeds.ts';
import type { FeedNeeds } from './needs.ts';
import { feedTestbed } from './testbed.ts';

const planFor = (altered: Alteration, only: readonly string[] = []) => {
  const { profiles = ['open-data-v2'] }: FeedNeeds = altered.needs;
  return plan(feedSuite, { rulesets: rulesetsOf('feed', profiles), only });
};

/** The reference feed, as self-test and mutation judge it. */
export const feedReference: SuiteTestbed = {
  citations: /^(Interface, "|RFC \d+, section|XML 1\.0, section|ECMA-262, section|choice )/,
  checksFor: (altered) => planFor(altered).checks.map(({ id }) => id),
  judge: async (altered, _name, only) => {
    const { install, needs } = altered as Fault<FeedRig, FeedNeeds>;
    const { target, fired } = await feedTestbed(install, needs);
    const chosen = planFor(altered, only);
    const found = await runPlan(chosen, target, { seed: 1n, time: target.time });
    await target.close();
    return { ...found, fired: fired() };
  },
  mutation: {
    setUps: feedTestbeds,
    // The route by which items are published and the importer of calendars are outside the interface and have tests of
    // their own. The names and words of errors are for the operator of the feed: readers get neither.
    files: [
      'src/reference/feed/**/*.ts',
      '!src/reference/feed/**/{publish-route,import-calendar,read-calendar,calendar-defect,zone,error,sqlite-error}.ts',
      '!**/*.test.ts',
      '!**/*.test-tool.ts',
    ],
  },
};
