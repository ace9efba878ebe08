import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const jsonpOfAHistoricType = feedVariant({
  text: 'calls JSONP text/javascript1.5',
  cites: 'RFC 9239, section 6.1.1: text/javascript1.5 is a deprecated alias of text/javascript',
  install: (rig) =>
    withFeedParts(rig, {
      contentType: (kind) => (kind === 'jsonp' ? 'text/javascript1.5' : rig.parts.contentType(kind)),
    }),
});

export const jsonpOfTheObsoleteType = feedVariant({
  text: 'calls JSONP application/javascript',
  cites: 'RFC 9239, section 6: application/javascript is an alias that implementations process alike',
  install: (rig) =>
    withFeedParts(rig, {
      contentType: (kind) => (kind === 'jsonp' ? 'application/javascript; charset=utf-8' : rig.parts.contentType(kind)),
    }),
});
