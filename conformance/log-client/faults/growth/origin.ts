import { clientFault } from '../../testbed/alteration.ts';

export const slashAfterTheOriginIgnored = clientFault({
  text: 'ignores a slash at the end of the origin',
  breaks: 'CLIENT-GR-004',
  caughtBy: ['log-client/growth/origin#changed'],
  needs: { as: 'monitor' },
  install: (rig) => ({
    ...rig,
    isOrigin: (found, expected, key) => rig.isOrigin(found.replace(/\/$/, ''), expected, key),
  }),
});
