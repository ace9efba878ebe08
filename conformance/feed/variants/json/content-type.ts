import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const jsonOfAnotherMediaType = feedVariant({
  text: 'calls its JSON by a type of its own',
  cites: 'RFC 6839, section 3.1: types whose names end in +json are JSON',
  install: (rig) =>
    withFeedParts(rig, {
      contentType: (kind) => (kind === 'json' ? 'Application/Vnd.Feed+JSON' : rig.parts.contentType(kind)),
    }),
});
