import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';
import { withPlainErrors } from '../../testbed/jsonp.ts';

export const jsonpErrorsAsDeclared = feedVariant({
  text: 'answers errors without the call that was asked for, as it declares',
  cites: 'choice jsonp-errors: plain',
  needs: { declare: { 'jsonp-errors': 'plain' } },
  install: (rig) => withPlainErrors(rig, (status) => status > 204n),
});

export const jsonpErrorsPlain = feedVariant({
  text: 'answers errors without the call that was asked for, with the status that they have in JSON',
  cites: 'choice jsonp-errors: no source says how an error is answered where a callback is given',
  install: (rig) =>
    withPlainErrors(
      {
        ...withFeedParts(rig, { status: (status, choice) => rig.parts.status(status, choice, false) }),
        choices: { ...rig.choices, status: 'mirrored' },
      },
      (status) => status > 204n,
    ),
});
