import type { Job } from '../../command/job.ts';
import type { SuiteCommand } from '../../command/suite-descriptor.ts';
import type { PublishedItem } from '../target/left-item.ts';
import type { FeedJobTarget } from './job-target.ts';
import { feedJob } from './options.ts';
import { leftItemsText } from './publishing/left-items.ts';

/** `touchstone check feed`. */
export const feedCommand: SuiteCommand = {
  job: feedJob,
  open: async (job, context) => (await import('./open-feed.ts')).openFeed((job as Job<FeedJobTarget>).target, context),
  facets: ({ target }) => {
    const { sitesUrl, otherSite, otherKey, publishCommand, clockCommand } = target as FeedJobTarget;
    return { sites: sitesUrl, otherSite, otherKey, publisher: publishCommand, clock: clockCommand };
  },
  leftText: (items) => leftItemsText(items as readonly PublishedItem[]),
};
