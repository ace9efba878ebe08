import { suite } from '../core/check/suite.ts';
import { checks } from './generated/checks.ts';
import { feedClientPhrases } from './phrases.ts';
import { feedClientRemedies } from './remedies.ts';
import type { FeedClientTarget } from './target/feed-client-target.ts';

/** The checks for clients of site events feeds, by topic in the order in which they are judged. */
export const feedClientSuite = suite<FeedClientTarget>({
  name: 'feed-client',
  order: ['list', 'values', 'json', 'answer', 'forms', 'xml', 'jsonp', 'one', 'live'],
  checks,
  phrases: feedClientPhrases,
  remedies: feedClientRemedies,
});
