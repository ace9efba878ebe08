import { type LogClientRig, rightLogClientRig } from '../../../src/reference/log-client/index.ts';
import { CallCounter } from '../../core/alteration/call-counter.ts';
import { virtualTime } from '../../core/run/time.ts';
import { ClientRuns } from '../../lab/client/client-runs.ts';
import { openAlteredLog } from '../../log/testbed/shown/altered-log.ts';
import type { OpenTarget } from '../../transport/client/open-target.ts';
import type { LogClientTarget } from '../target/log-client-target.ts';
import { openLogClient } from '../target/open.ts';
import type { LogClientNeeds } from './alteration.ts';
import { referenceVisitor } from './visitor.ts';

/** A reference client that can be judged in process. */
export interface ClientTestbed {
  readonly target: LogClientTarget & OpenTarget;
  /** Whether a replaced member was called at all. */
  fired(): boolean;
}

/** Opens an altered client. */
export function clientTestbed(
  install: (rig: LogClientRig) => LogClientRig,
  { as = 'checkpoint' }: LogClientNeeds,
): ClientTestbed {
  const counter = new CallCounter();
  const rig = counter.replaced(install(rightLogClientRig), rightLogClientRig);
  const time = virtualTime();
  const runs = new ClientRuns(time);
  const target = openLogClient({
    visitor: referenceVisitor(rig, as, runs),
    logs: openAlteredLog,
    runs,
    time,
    atOnce: 1,
    online: as !== 'proof',
    origin: true,
    proof: as === 'proof',
    entry: as === 'inclusion' || as === 'proof',
    ends: true,
    follows: as === 'monitor',
  });
  return { target, fired: () => counter.calls > 0 };
}
