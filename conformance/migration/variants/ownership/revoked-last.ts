import type { Call } from '../../../../src/reference/migration/index.ts';
import { migrationVariant } from '../../testbed/alteration.ts';
import { planRelay, withDaoPlan, withDeferredCalls } from '../../testbed/plans.ts';

/** `setSchemes` of the DaoCreator: avatar, addresses, hashes, permissions, further data. */
const turned = (call: Call): Call => ({
  ...call,
  args: call.args.map((arg) => (Array.isArray(arg) ? arg.toReversed() : arg)),
});

export const schemesRegisteredLastFirst = migrationVariant({
  text: 'registers the last scheme first',
  cites: 'Interface, "Migration parameters": schemes is an object, and has no order',
  needs: { looks: ['migration/schemes/**', 'migration/ownership/**', 'migration/custom-schemes/**'] },
  install: (parts) =>
    withDaoPlan(parts, (to) => {
      const turning = planRelay(to, {
        call: (step, call) => to.call(step, call.name === 'setSchemes' ? turned(call) : call),
      });
      return withDeferredCalls(
        turning,
        (step) => step.startsWith('register '),
        async (kept) => {
          for (const [step, call] of kept.toReversed()) await to.call(step, call);
        },
      );
    }),
});
