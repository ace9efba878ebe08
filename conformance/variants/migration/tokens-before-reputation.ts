import type { Parts } from '../../../src/reference/migration/index.ts';
import { variant } from '../../faults/fault.ts';
import { isMinting, keeping, withDaoPlan } from '../../faults/migration-plans.ts';

export default variant<Parts>({
  text: 'gives founders their tokens before their reputation, the last founder first',
  cites: 'Interface, "Migration parameters": founders are the initial mint recipients, in whatever order',
  needs: { looks: ['migration/founders/**', 'migration/ownership/**'] },
  install: (parts) =>
    withDaoPlan(parts, (to) =>
      keeping(to, isMinting, async (kept) => {
        for (const [step, call] of kept.toReversed()) await to.call(step, call);
      }),
    ),
});
