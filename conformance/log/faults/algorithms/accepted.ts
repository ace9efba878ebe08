import { invalid } from '../../../../src/reference/log/index.ts';
import { logFault } from '../../testbed/alteration.ts';
import { refusalResponse } from '../../testbed/create-requests.ts';
import { withCreateAnswer } from '../../testbed/created-entry.ts';
import { withParts } from '../../testbed/parts.ts';

export const certificatesRefused = logFault({
  text: 'takes entries with a public key and refuses those with a certificate',
  breaks: 'LOG-CE-023',
  caughtBy: ['log/algorithms/accepted#one-form'],
  install: (rig) =>
    withParts(rig, {
      admit: (request, parts) => {
        const { value, refusal } = rig.parts.admit(request, parts);
        return value?.verifier.case === 'x509Certificate'
          ? invalid('no certificates')
          : value
            ? { value }
            : { refusal: refusal! };
      },
    }),
});

export const p384Forbidden = logFault({
  text: 'forbids P-384 with 403',
  breaks: 'LOG-CE-023',
  caughtBy: ['log/algorithms/accepted#not-400'],
  install: (rig) =>
    withCreateAnswer(rig, async (request, next) => {
      const text = await request.clone().text();
      return text.includes('_P384_') ? refusalResponse(403, 7, 'not allowed') : next(request);
    }),
});

export const someAlgorithmsWhereAllAreDeclared = logFault({
  text: 'refuses RSA though it is declared to take all algorithms',
  breaks: 'LOG-CE-023',
  caughtBy: ['log/algorithms/accepted#not-as-declared'],
  needs: { declare: { algorithms: 'all' } },
  install: (rig) =>
    withParts(rig, {
      algorithmOf: (keyDetails) => {
        const algorithm = rig.parts.algorithmOf(keyDetails);
        return algorithm?.family === 'rsa' ? undefined : algorithm;
      },
    }),
});
