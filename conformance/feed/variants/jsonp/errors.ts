import { feedVariant } from '../../testbed/alteration.ts';
import { withPlainErrors } from '../../testbed/jsonp.ts';

export const jsonpErrorsAsDeclared = feedVariant({
  text: 'answers errors without the call that was asked for, as it declares',
  cites: 'choice jsonp-errors: plain',
  needs: { declare: { 'jsonp-errors': 'plain' } },
  install: (rig) => withPlainErrors(rig, (status) => status > 204n),
});
