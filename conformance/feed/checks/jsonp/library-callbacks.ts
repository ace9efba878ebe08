import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { libraryCalls } from '../../premises/jsonp/library-calls.ts';
import type { FeedTarget } from '../../target/target.ts';

export const libraryCallbacks = check<FeedTarget>()({
  proves: 'FEED-FM-004',
  reasons: {
    refused: 'a name as libraries make them is refused',
    'other-call': 'a name as libraries make them is not what is called',
    'another-request': 'the function is called that another request asked for',
    'left-over': 'without a callback a function is called that another request asked for',
  },
  owns: [reasonsOf(libraryCalls, 'refused', 'other-call', 'another-request', 'left-over')],
  run: async (_feed, t) => {
    await t.each(await t.use(libraryCalls), (answer) => t.judge(undefined, answer));
  },
});
