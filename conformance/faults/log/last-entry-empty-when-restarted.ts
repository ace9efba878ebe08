import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMemoryLoss } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'has an empty entry in place of its last one when it is started again',
  breaks: 'LOG-CE-027',
  caughtBy: ['log/restart/kept#lost'],
  needs: { restart: true },
  install: (rig) => withMemoryLoss(rig, (entries) => [...entries.slice(0, -1), new Uint8Array()]),
});
