import { logVariant } from '../../testbed/alteration.ts';
import { withoutOldPartials } from '../../testbed/stores.ts';

export const oneEntryOnly = logVariant({
  text: 'has one entry, whose hash is the root',
  cites: 'RFC 6962, section 2.1: the root of a list with one entry is its leaf hash',
  needs: { entries: 1n },
  install: withoutOldPartials,
});
