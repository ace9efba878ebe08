import type { Parts } from '../../../src/reference/migration/index.ts';
import { variant } from '../../faults/fault.ts';
import { relay, withDaoPlan } from '../../faults/migration-plans.ts';

export default variant<Parts>({
  text: 'has the deploying account leave the controller by `unregisterSelf`',
  cites: 'Interface, "Migration parameters": unregisterOwner says what is revoked, and not by which function',
  needs: { looks: ['migration/ownership/**'] },
  install: (parts) =>
    withDaoPlan(parts, (to) =>
      relay(to, {
        call: (step, call) =>
          to.call(
            step,
            call.name === 'unregisterScheme' ? { ...call, name: 'unregisterSelf', args: call.args.slice(1) } : call,
          ),
      }),
    ),
});
