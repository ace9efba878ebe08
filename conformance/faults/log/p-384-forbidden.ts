import type { LogRig } from '../../../src/reference/log/index.ts';
import { rpcError, withCreation } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'forbids P-384 with 403',
  breaks: 'LOG-CE-023',
  caughtBy: ['log/algorithms/taken#not-400'],
  install: (rig) =>
    withCreation(rig, async (request, next) => {
      const text = await request.clone().text();
      return text.includes('_P384_') ? rpcError(403, 7, 'not allowed') : next(request);
    }),
});
