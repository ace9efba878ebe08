import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withXmlBytes } from '../../faults/feed-forms.ts';

export default variant<FeedRig>({
  text: 'writes XML in ISO-8859-1, says so, and has references for what that lacks',
  cites: 'XML 1.0, section 4.3.3: entities in other encodings begin with a text declaration that names theirs',
  install: (rig) =>
    withXmlBytes(
      rig,
      (text) =>
        Buffer.from(
          text.replace('UTF-8', 'ISO-8859-1').replace(/[^\0-\xff]/gu, (one) => `&#${one.codePointAt(0)};`),
          'latin1',
        ),
      'application/xml; charset=ISO-8859-1',
    ),
});
