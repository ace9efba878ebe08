import type { LogRig } from '../../../src/reference/log/index.ts';
import { rpcError, withCreation } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'refuses every entry as if its signature did not verify',
  breaks: 'LOG-CE-001',
  caughtBy: ['log/create/accepted#refused'],
  install: (rig) => withCreation(rig, async () => rpcError(400, 3, 'invalid hashedrekord request')),
});
