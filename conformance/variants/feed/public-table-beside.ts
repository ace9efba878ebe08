import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withFeedMiddleware } from '../../faults/feed.ts';
import { withFeedUrl, withOpenDoor } from '../../faults/feed-keys.ts';

export default variant<FeedRig>({
  text: 'has a table of the events beside, with an ending of its own, for everybody',
  cites: 'Interface, "Endpoints": the format is json or xml; of other paths it says nothing',
  install: (rig) =>
    withFeedMiddleware(
      withFeedUrl(
        withOpenDoor(rig, ({ url }) => url.includes('table=')),
        (url) => {
          if (!url.pathname.endsWith('.csv')) return;
          url.pathname = url.pathname.replace(/csv$/, 'json');
          url.searchParams.set('table', 'yes');
        },
      ),
      (next) => async (request) => {
        const answer = await next(request);
        if (new URL(request.url).pathname.endsWith('.csv')) answer.headers.set('content-type', 'text/csv');
        return answer;
      },
    ),
});
