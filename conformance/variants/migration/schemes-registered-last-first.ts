import type { Call, Parts } from '../../../src/reference/migration/index.ts';
import { variant } from '../../faults/fault.ts';
import { keeping, relay, withDaoPlan } from '../../faults/migration-plans.ts';

/** `setSchemes` of the DaoCreator: avatar, addresses, hashes, permissions, further data. */
const turned = (call: Call): Call => ({
  ...call,
  args: call.args.map((one) => (Array.isArray(one) ? one.toReversed() : one)),
});

export default variant<Parts>({
  text: 'registers the last scheme first',
  cites: 'Interface, "Migration parameters": schemes is an object, and has no order',
  needs: { looks: ['migration/schemes/**', 'migration/ownership/**', 'migration/custom-schemes/**'] },
  install: (parts) =>
    withDaoPlan(parts, (to) => {
      const turning = relay(to, {
        call: (step, call) => to.call(step, call.name === 'setSchemes' ? turned(call) : call),
      });
      return keeping(
        turning,
        (step) => step.startsWith('register '),
        async (kept) => {
          for (const [step, call] of kept.toReversed()) await to.call(step, call);
        },
      );
    }),
});
