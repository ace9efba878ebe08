import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withPlainErrors } from '../../faults/feed-forms.ts';

export default variant<FeedRig>({
  text: 'answers errors without the call that was asked for, as it declares',
  cites: 'choice jsonp-errors: plain',
  needs: { declare: { 'jsonp-errors': 'plain' } },
  install: (rig) => withPlainErrors(rig, (status) => status > 204n),
});
