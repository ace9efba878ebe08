import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMemoryLoss } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'acknowledges an entry before it is safe, and has it no more when it is started again',
  breaks: 'LOG-CE-027',
  caughtBy: ['log/restart/kept#reused'],
  needs: { restart: true },
  install: (rig) => withMemoryLoss(rig, (entries) => entries.slice(0, -1)),
});
