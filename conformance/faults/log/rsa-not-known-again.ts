import type { LogRig } from '../../../src/reference/log/index.ts';
import { withIdentityOfRequest } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes in an entry of RSA as often as it is sent, though it is declared to refuse',
  breaks: 'LOG-CE-008',
  caughtBy: ['log/duplicates/answered#not-as-declared'],
  needs: { declare: { duplicate: 'refuse' } },
  install: (rig) => {
    let nth = 0;
    return withIdentityOfRequest(rig, (request) => (request.includes('PKCS1V15') ? `${nth++}` : ''));
  },
});
