import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const xmlAsText = feedVariant({
  text: 'calls XML text/xml, without a charset',
  cites: 'RFC 7303, section 9.2: text/xml is an alias for application/xml',
  install: (rig) =>
    withFeedParts(rig, { contentType: (kind) => (kind === 'xml' ? 'text/xml' : rig.parts.contentType(kind)) }),
});

export const xmlOfAnotherMediaType = feedVariant({
  text: 'calls XML a type of its own that ends in +xml',
  cites: 'RFC 7303, section 4.2: XML-based media types use the suffix +xml',
  install: (rig) =>
    withFeedParts(rig, {
      contentType: (kind) => (kind === 'xml' ? 'application/vnd.events+xml' : rig.parts.contentType(kind)),
    }),
});
