import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedParts } from '../../faults/feed.ts';
import { dateIn } from '../../faults/feed-clocks.ts';

export default variant<FeedRig>({
  text: 'writes every date-time by the clocks of Lord Howe Island, whose summer is half an hour',
  cites: 'Interface, "Event": ISO 8601 date-time with UTC offset, whichever it is',
  install: (rig) => withFeedParts(rig, { date: (given) => dateIn('Australia/Lord_Howe', given) }),
});
