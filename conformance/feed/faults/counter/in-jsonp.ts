import { feedFault } from '../../testbed/alteration.ts';
import { withJsonpMeta } from '../../testbed/jsonp.ts';

export const jsonpCounterUnchanged = feedFault({
  text: 'gives the same number of requests each time in JSONP',
  breaks: 'FEED-EN-011',
  caughtBy: ['feed/counter/in-jsonp#unchanged'],
  install: (rig) => withJsonpMeta(rig, (meta) => ({ ...meta, requests: 42n })),
});

export const jsonpCounterUnchangedWhereNothingIsListed = feedFault({
  text: 'gives the same number of requests each time in JSONP, and lists nothing until something is published',
  breaks: 'FEED-EN-011',
  caughtBy: ['feed/counter/in-jsonp#unchanged'],
  needs: { empty: true },
  install: jsonpCounterUnchanged.install,
});
