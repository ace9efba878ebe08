import { check } from '../../../core/check/check.ts';
import { valueMismatch } from '../../oracle/comparison/format.ts';
import { customSchemesOnChain, registeredAmong } from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import { initializedSchemes } from '../../premises/custom-schemes/scheme-calls.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const initialized = check<MigrationTarget>()({
  proves: 'MIG-CS-005',
  reasons: {
    'not-called': 'a scheme that is not universal was not initialised',
    avatar: 'its first argument is not the avatar',
  },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemesOnChain);
    const all = (await initializedSchemes(scene)).filter(({ address }) => registeredAmong(scene, [address]).length > 0);
    if (all.length === 0) t.inconclusive('no scheme that is not universal is registered');
    await t.each(all, ({ by, avatar, at }) => {
      const expected = 'the scheme initialised with the avatar';
      const missing = by === undefined && { reason: 'not-called' as const, expected, actual: 'no call', at };
      t.judge(missing || valueMismatch('avatar', scene.part.Avatar, avatar, at), scene.run);
    });
  },
});
