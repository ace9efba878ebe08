import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMemoryLoss } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'keeps its entries in memory only, so that it begins anew when it is started again',
  breaks: 'LOG-CE-027',
  caughtBy: ['log/restart/kept#reused'],
  needs: { restart: true },
  install: (rig) => withMemoryLoss(rig, () => []),
});
