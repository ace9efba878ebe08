import { migrationVariant } from '../../testbed/alteration.ts';
import { planRelay, withDaoPlan } from '../../testbed/plans.ts';

export const ownerUnregistersItself = migrationVariant({
  text: 'has the deploying account leave the controller by `unregisterSelf`',
  cites: 'Interface, "Migration parameters": unregisterOwner says what is revoked, and not by which function',
  needs: { looks: ['migration/ownership/**'] },
  install: (parts) =>
    withDaoPlan(parts, (to) =>
      planRelay(to, {
        call: (step, call) =>
          to.call(
            step,
            call.name === 'unregisterScheme' ? { ...call, name: 'unregisterSelf', args: call.args.slice(1) } : call,
          ),
      }),
    ),
});
