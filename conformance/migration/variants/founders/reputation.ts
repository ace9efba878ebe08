import { migrationVariant } from '../../testbed/alteration.ts';
import { isFounderMint, withDaoPlan, withDeferredCalls } from '../../testbed/plans.ts';

export const tokensBeforeReputation = migrationVariant({
  text: 'gives founders their tokens before their reputation, the last founder first',
  cites: 'Interface, "Migration parameters": founders are the initial mint recipients, in whatever order',
  needs: { looks: ['migration/founders/**', 'migration/ownership/**'] },
  install: (parts) =>
    withDaoPlan(parts, (to) =>
      withDeferredCalls(to, isFounderMint, async (kept) => {
        for (const [step, call] of kept.toReversed()) await to.call(step, call);
      }),
    ),
});
