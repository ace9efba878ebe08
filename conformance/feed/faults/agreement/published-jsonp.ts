import { feedFault } from '../../testbed/alteration.ts';
import { withJsonpText } from '../../testbed/jsonp.ts';

export const jsonpAsATemplate = feedFault({
  text: 'puts texts with a dollar sign into calls as templates',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/published-jsonp#unreadable'],
  install: (rig) => withJsonpText(rig, (text) => text.replaceAll(/"([^"]*\$\{[^"]*)"/g, '`$1`')),
});

export const jsonpLosesBackslashes = feedFault({
  text: 'leaves out the escapes of backslashes in calls, whose texts then are others',
  breaks: 'FEED-FM-005',
  caughtBy: ['feed/agreement/published-jsonp#differs'],
  install: (rig) => withJsonpText(rig, (text) => text.replaceAll('\\\\ ', '')),
});
