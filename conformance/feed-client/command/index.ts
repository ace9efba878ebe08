import type { Job } from '../../command/job.ts';
import type { SuiteCommand } from '../../command/suite-descriptor.ts';
import type { FeedClientJobTarget } from './job-target.ts';
import { feedClientJob } from './options.ts';

/** `touchstone check feed-client`. */
export const feedClientCommand: SuiteCommand = {
  job: feedClientJob,
  open: async (job, context) =>
    (await import('./open.ts')).openReaderCommand((job as Job<FeedClientJobTarget>).target, context),
  facets: ({ target }) => ({ follow: (target as FeedClientJobTarget).follows ? true : undefined }),
};
