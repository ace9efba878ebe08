import { feedFault } from '../../testbed/alteration.ts';
import { withUpcoming } from '../../testbed/alterations.ts';

export const jsonpListsWhatHasNotBegun = feedFault({
  text: 'lists in JSONP what has not begun, and in JSON what has not ended',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/forms#in-jsonp'],
  install: (rig) => withUpcoming(rig, /callback=/, 'not-begun'),
});

export const otherSiteListsWhatHasNotBegunByRealTime = feedFault({
  text: 'lists in one site what has not begun, and in another what has not ended, by a clock that nobody sets',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/forms#in-another-site'],
  needs: { clock: false },
  install: (rig) => withUpcoming(rig, /\/events\/eng\./, 'not-begun'),
});

export const otherSiteListsWhatHasNotBegun = feedFault({
  text: 'lists in one site what has not begun, and in another what has not ended',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/forms#in-another-site'],
  install: (rig) => withUpcoming(rig, /\/events\/eng\./, 'not-begun'),
});

export const xmlListedForADayMore = feedFault({
  text: 'lists events in XML for a day longer than in JSON',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/forms#in-xml'],
  install: (rig) => withUpcoming(rig, /\.xml\?/, 'day-back'),
});

export const xmlListsWhatHasNotBegunByRealTime = feedFault({
  text: 'lists in XML what has not begun, and in JSON what has not ended, by a clock that nobody sets',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/forms#in-xml'],
  needs: { clock: false },
  install: (rig) => withUpcoming(rig, /\.xml\?/, 'not-begun'),
});

export const xmlListsWhatHasNotBegun = feedFault({
  text: 'lists in XML what has not begun, and in JSON what has not ended',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/forms#in-xml'],
  install: (rig) => withUpcoming(rig, /\.xml\?/, 'not-begun'),
});
