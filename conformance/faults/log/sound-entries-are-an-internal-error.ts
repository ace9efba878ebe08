import type { LogRig } from '../../../src/reference/log/index.ts';
import { rpcError, withCreation } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers every entry with an internal error',
  breaks: 'LOG-CE-001',
  caughtBy: ['log/create/accepted#server-error'],
  install: (rig) => withCreation(rig, async () => rpcError(500, 13, 'internal server error')),
});
