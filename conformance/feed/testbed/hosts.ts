/** Feeds that are served by several hosts in turn, one request each. */
import type { FeedRig, Parts } from '../../../src/reference/feed/index.ts';
import { withFeedMiddleware, withFeedParts } from './alterations.ts';

type Items = ReturnType<Parts['order']>;

/** What each host lists, by its number from 0, of what there is. */
export function withHosts(rig: FeedRig, hosts: number, listed: (host: number, items: Items) => Items): FeedRig {
  let turn = 0;
  const order: Parts['order'] = (...given) => listed(turn % hosts, rig.parts.order(...given));
  return withFeedMiddleware({ ...withFeedParts(rig, { order }), keep: false }, (next) => (request) => {
    turn++;
    return next(request);
  });
}
