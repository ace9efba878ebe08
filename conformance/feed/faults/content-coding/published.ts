import { feedFault } from '../../testbed/alteration.ts';
import { withGzipText } from '../../testbed/content-codings.ts';

export const gzipInAscii = feedFault({
  text: 'loses letters beyond ASCII where it compresses',
  breaks: 'FEED-HT-013',
  caughtBy: ['feed/content-coding/published#differs'],
  alsoFails: ['feed/content-coding/json#differs'],
  install: (rig) => withGzipText(rig, (text) => text.replaceAll(/[^\0-\x7f]/g, '?')),
});
