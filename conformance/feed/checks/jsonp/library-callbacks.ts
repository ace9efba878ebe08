import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { leftOverCallDefect, libraryCallDefect } from '../../oracle/jsonp/call-defects.ts';
import { libraryCalls } from '../../premises/jsonp/library-calls.ts';
import { listAddress } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const libraryCallbacks = check<FeedTarget>()({
  // FEED-FM-004 (must): With `callback`, the JSON is the argument of a call to the function of that name. [interface,
  //   "Endpoints"]
  proves: 'FEED-FM-004',
  reasons: {
    refused: 'a callback as libraries name it is refused',
    'other-call': 'with a callback as libraries name it another function is called',
    'another-request': 'the callback of another request is called',
    'left-over': 'without a callback the callback of another request is called',
  },
  owns: [reasonsOf(libraryCalls, 'refused', 'other-call', 'another-request', 'left-over')],
  run: async (feed, t) => {
    const { calls, plain, names } = await t.use(libraryCalls);
    await t.each(calls, ({ name, answer, at }) => t.judge(libraryCallDefect(answer, name, names, at), answer));
    const leftOver = leftOverCallDefect(plain, names, listAddress(feed));
    if (leftOver) t.fail(leftOver, plain);
  },
});
