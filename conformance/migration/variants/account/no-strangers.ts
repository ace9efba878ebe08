import { migrationVariant } from '../../testbed/alteration.ts';
import { noteTo } from '../../testbed/notes.ts';
import { planRelay, withBasePlan, withDaoPlan } from '../../testbed/plans.ts';

/** Of the parameters of the plain DAO. */
const FOUNDER = '0x00000000000000000000000000000000000F0001';

export const notesToNamedAccounts = migrationVariant({
  text: 'uses a nonce by a transaction to its own account, and sends data to a founder',
  cites: 'Interface, "States and transitions": the effect of a migration is stated, and not its transactions',
  needs: { looks: ['migration/account/**'] },
  install: (parts) =>
    withBasePlan(
      withDaoPlan(parts, (to) => planRelay(to, { end: () => to.call('note', noteTo(FOUNDER)) })),
      (to) => planRelay(to, { end: () => to.call('nonce', noteTo(to.account)) }),
    ),
});
