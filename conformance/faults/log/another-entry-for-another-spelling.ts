import type { LogRig } from '../../../src/reference/log/index.ts';
import { withIdentityOfRequest } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes in an entry once for each spelling of its request',
  breaks: 'LOG-CE-020',
  caughtBy: ['log/duplicates/spellings#another-entry'],
  // To gRPC no spelling is known: there it is one more entry.
  alsoFails: ['log/rpc/codes#duplicate'],
  needs: { declare: { duplicate: 'refuse' } },
  install: (rig) => withIdentityOfRequest(rig, (request) => request),
});
