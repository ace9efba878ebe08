import { type ClientSuite, clientInit } from '../../command/client-init.ts';
import type { SuiteInit } from '../../command/suite-init.ts';
import { realTime } from '../../core/run/time.ts';
import type { FeedClientJobTarget } from './job-target.ts';
import { feedClientJob } from './options.ts';

const SUITE: ClientSuite<FeedClientJobTarget> = {
  name: 'feed-client',
  reads: 'feed',
  examples: {
    list: 'my-reader --url {url} --site {site} --key {key}',
    event: 'my-reader --url {url} --site {site} --key {key} --event {id}',
    poll: 'my-reader --url {url} --site {site} --key {key} --state {state}',
  },
  lines: [
    {
      key: 'field',
      value: ['title=summary', 'start=begins.at'],
      comment: 'What it calls the members that it prints, where it has other names than the interface.',
      asComment: true,
    },
    {
      key: 'site',
      value: 'science',
      comment: 'The site that it reads, for a client that takes no {site}.',
      asComment: true,
    },
    {
      key: 'refusal',
      value: 'wrong key|no events',
      comment: 'A text in its output by which it refuses a feed, if its exit code does not say so.',
      asComment: true,
    },
  ],
  job: feedClientJob,
  open: async (target, signal) =>
    (await import('./open.ts')).openReaderCommand({ ...target, stop: signal }, { time: realTime(), signal }),
};

/** `touchstone init feed-client`. */
export const feedClientInit: SuiteInit = clientInit(SUITE);
