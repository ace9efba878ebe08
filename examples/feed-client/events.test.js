import * as runner from 'node:test';
import { feedClientSuite, feedClientTarget } from 'touchstone/feed-client';
import { conformanceTests } from 'touchstone/runner';
import { readEvents } from './events.js';

// One test for each requirement: sound, unusual and wrong feeds, each at an address of this machine.
conformanceTests(runner, {
  suite: feedClientSuite,
  selection: { rulesets: ['reader', 'list-reader'] },
  target: () =>
    feedClientTarget({ kind: 'list', look: ({ url, site, key, signal }) => readEvents(url, site, key, signal) }),
});
