import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { withPlainErrors } from '../../testbed/jsonp.ts';

export const jsonpErrorsAsDeclared = variant<FeedRig>({
  text: 'answers errors without the call that was asked for, as it declares',
  cites: 'choice jsonp-errors: plain',
  needs: { declare: { 'jsonp-errors': 'plain' } },
  install: (rig) => withPlainErrors(rig, (status) => status > 204n),
});
