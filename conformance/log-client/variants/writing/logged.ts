import { clientVariant } from '../../testbed/alteration.ts';

export const onlyCreatedTaken = clientVariant({
  text: 'takes status 201 alone for a created entry',
  cites: 'RFC 9110, section 15.3.2: 201 says that something was created',
  needs: { as: 'writer' },
  install: (rig) => ({ ...rig, isCreated: (status) => status === 201 }),
});
