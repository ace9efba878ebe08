import { migrationFault } from '../../testbed/alteration.ts';
import { noteTo, STRANGER } from '../../testbed/notes.ts';
import { planRelay, withBasePlan, withDaoPlan } from '../../testbed/plans.ts';

export const callsAStrangerAfterTheBase = migrationFault({
  text: 'sends data to a stranger after the contracts of the base',
  breaks: 'MIG-ST-016',
  caughtBy: ['migration/account/no-strangers#stranger'],
  install: (parts) => withBasePlan(parts, (to) => planRelay(to, { end: () => to.call('note', noteTo(STRANGER)) })),
});

export const callsAStrangerAfterTheDao = migrationFault({
  text: 'sends data to a stranger after a DAO',
  breaks: 'MIG-ST-016',
  caughtBy: ['migration/account/no-strangers#stranger'],
  install: (parts) => withDaoPlan(parts, (to) => planRelay(to, { end: () => to.call('note', noteTo(STRANGER)) })),
});
