import { refuse } from '../../../../src/reference/feed-client/index.ts';
import { readerFault } from '../../testbed/alteration.ts';

export const onlyHttps = readerFault({
  text: 'refuses a link that is not of https',
  breaks: 'READER-VA-005',
  caughtBy: ['feed-client/values/links#scheme'],
  install: (rig) => ({
    ...rig,
    link: (value) => (value.startsWith('https:') ? rig.link(value) : refuse('it is not https')),
  }),
});

export const asciiLinksOnly = readerFault({
  text: 'refuses a link with characters that are rare in URLs',
  breaks: 'READER-VA-005',
  caughtBy: ['feed-client/values/links#characters'],
  install: (rig) => ({
    ...rig,
    link: (value) => (/^[\w:/.?&=#@-]*$/.test(value) ? rig.link(value) : refuse('it is no usual link')),
  }),
});
