import { clientFault } from '../../testbed/alteration.ts';

export const loggedSignatureNotCompared = clientFault({
  text: 'compares the digest that was logged, and not the signature',
  breaks: 'CLIENT-WR-005',
  caughtBy: ['log-client/writing/body#signature'],
  needs: { as: 'writer' },
  install: (rig) => ({ ...rig, isBodyOf: (body, { digest }) => JSON.stringify(body).includes(digest) }),
});

export const loggedDigestNotCompared = clientFault({
  text: 'compares the signature that was logged, and not the digest',
  breaks: 'CLIENT-WR-005',
  caughtBy: ['log-client/writing/body#digest'],
  needs: { as: 'writer' },
  install: (rig) => ({ ...rig, isBodyOf: (body, { signature }) => JSON.stringify(body).includes(signature) }),
});
