import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withJsonpText } from '../../faults/feed-forms.ts';

export default variant<FeedRig>({
  text: 'has everything that is not ASCII as escapes in JSONP',
  cites: 'ECMA-262, section 12.9.4: a code unit may be written as an escape in a string',
  install: (rig) =>
    withJsonpText(rig, (text) =>
      text.replaceAll(/[^\0-\x7f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ),
});
