import * as runner from '@jest/globals';
import { feedTarget, nodeHandler } from 'touchstone';
import { feedSuite } from 'touchstone/feed';
import { judgedTests } from 'touchstone/runner';
import { feed } from './feed.js';

// Jest skips a test only where it is declared, so the feed is judged before that.
await judgedTests(runner, {
  suite: feedSuite,
  selection: { rulesets: ['interface', 'web'] },
  target: () => feedTarget({ handler: nodeHandler(feed), site: 'engineering', key: 'my-test-key-2819' }),
});
