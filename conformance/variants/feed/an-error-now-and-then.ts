import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedMiddleware } from '../../faults/feed.ts';

const EVERY = 29;

export default variant<FeedRig>({
  text: 'answers one request in twenty-nine that there are too many, with HTTP status 200',
  cites: 'Interface, "Endpoints": it says nothing of limits, and the table of the known service has 429 for them',
  install: (rig) => {
    let requests = 0;
    return withFeedMiddleware(rig, (next) => async (request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.includes('/events/') || request.method !== 'GET' || ++requests % EVERY !== 0) return next(request);
      const timestamp = Math.floor(rig.clock.now() / 1000);
      const meta = {
        requests,
        timestamp,
        status: 429,
        message: 'API request limit reached',
        method_id: 1559,
        method: {},
      };
      return Response.json({ meta, data: [] }, { headers: { 'cache-control': 'no-store' } });
    });
  },
});
