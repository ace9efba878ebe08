import { suite } from '../core/check/suite.ts';
import { checks } from './generated/checks.ts';
import { feedPhrases } from './phrases.ts';
import { feedRemedies } from './remedies.ts';
import type { FeedTarget } from './target/target.ts';

/** The checks for site events feeds. `plan(feedSuite, …)` chooses from them. */
export const feedSuite = suite<FeedTarget>({
  name: 'feed',
  order: [
    'json/served',
    'json',
    'xml',
    'agreement',
    'jsonp',
    'format',
    'envelope',
    'event',
    'date',
    // What open data asks of answers comes before keys, what it asks of refusals after them.
    'open-data/errors',
    'open-data/link',
    'open-data/nulls',
    'key',
    'open-data',
    'site',
    'http',
    'content-coding',
    'unusual-requests',
    'caching',
    // Late, since it waits until another second has begun than that of the first answer.
    'envelope/timestamp',
    // Publishing comes after reading.
    'caching/not-modified',
    'counter',
    'realtime',
    'published',
    'upcoming',
    'order',
    'other-site',
    // Whole sequences of publishing stand on everything before.
    'realtime/sequences',
  ],
  checks,
  phrases: feedPhrases,
  remedies: feedRemedies,
  undone: [
    { facet: 'publisher', text: 'what the run published is withdrawn again', watched: true },
    { facet: 'clock', text: "the feed's clock goes by the real time again" },
  ],
});
