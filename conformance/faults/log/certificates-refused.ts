import { invalid, type LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes entries with a public key and refuses those with a certificate',
  breaks: 'LOG-CE-023',
  caughtBy: ['log/algorithms/taken#one-form'],
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
