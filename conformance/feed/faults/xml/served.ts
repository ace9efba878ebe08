import { feedFault } from '../../testbed/alteration.ts';
import { withFeedAnswers, withFeedParts } from '../../testbed/alterations.ts';
import { withXmlText } from '../../testbed/xml.ts';

export const xmlEmpty = feedFault({
  text: 'answers with nothing where XML is asked for',
  breaks: 'FEED-FM-002',
  caughtBy: ['feed/xml/served#empty'],
  install: (rig) => withXmlText(rig, () => ''),
});

export const xmlIsJson = feedFault({
  text: 'gives JSON for every format',
  breaks: 'FEED-FM-002',
  caughtBy: ['feed/xml/served#other-format'],
  install: (rig) =>
    withFeedParts(rig, {
      route: (path) => {
        const asked = rig.parts.route(path);
        return asked.format === 'xml' ? { ...asked, format: 'json' } : asked;
      },
    }),
});

export const xmlNotFound = feedFault({
  text: 'has no XML',
  breaks: 'FEED-FM-002',
  caughtBy: ['feed/xml/served#not-served'],
  install: (rig) =>
    withFeedAnswers(
      rig,
      /\.xml(\?|$)/,
      () => new Response('not found', { status: 404, headers: { 'cache-control': 'no-store' } }),
    ),
});
