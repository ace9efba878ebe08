import type { LogRig } from '../../../src/reference/log/index.ts';
import { rpcError, withCreation } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'knows no operation at the path of CreateEntry',
  breaks: 'LOG-CE-001',
  caughtBy: ['log/create/accepted#not-implemented'],
  install: (rig) => withCreation(rig, async () => rpcError(501, 12, 'Method Not Allowed')),
});
