import { feedFault } from '../../testbed/alteration.ts';
import { withGzipText } from '../../testbed/content-codings.ts';

export const gzipJsonpHasAnotherTitle = feedFault({
  text: 'has another title in compressed JSONP',
  breaks: 'FEED-HT-013',
  caughtBy: ['feed/content-coding/jsonp#differs'],
  install: (rig) => withGzipText(rig, (text) => (text.startsWith('/**/') ? text.replace('Event 8', 'Event 9') : text)),
});

export const gzipJsonpIsCut = feedFault({
  text: 'leaves the end of compressed JSONP out',
  breaks: 'FEED-HT-013',
  caughtBy: ['feed/content-coding/jsonp#unreadable'],
  install: (rig) => withGzipText(rig, (text) => (text.startsWith('/**/') ? text.slice(0, -20) : text)),
});
