import { feedFault } from '../../testbed/alteration.ts';
import { withXmlText } from '../../testbed/xml.ts';

export const xmlCounterUnchanged = feedFault({
  text: 'gives the same number of requests each time in XML',
  breaks: 'FEED-EN-011',
  caughtBy: ['feed/counter/in-xml#unchanged'],
  install: (rig) => withXmlText(rig, (text) => text.replace(/<requests>\d+</, '<requests>42<')),
});

export const xmlCounterUnchangedWhereNothingIsListed = feedFault({
  text: 'gives the same number of requests each time in XML, and lists nothing until something is published',
  breaks: 'FEED-EN-011',
  caughtBy: ['feed/counter/in-xml#unchanged'],
  needs: { empty: true },
  install: xmlCounterUnchanged.install,
});
