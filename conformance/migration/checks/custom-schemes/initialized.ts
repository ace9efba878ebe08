import { check } from '../../../core/check/check.ts';
import { valueMismatch } from '../../oracle/comparison/format.ts';
import { customSchemesOnChain, registeredAmong } from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import { initializedSchemes } from '../../premises/custom-schemes/scheme-calls.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const initialized = check<MigrationTarget>()({
  // MIG-CS-005 (must): With `isUniversal` false, the scheme is initialised with the avatar's address, followed by the `params`.
  //   [interface, "CustomSchemes entry"]
  proves: 'MIG-CS-005',
  reasons: {
    'not-called': 'a scheme that is not universal was not initialised',
    avatar: 'the first argument of the initialiser is not the avatar',
  },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemesOnChain);
    const schemes = (await initializedSchemes(scene)).filter(
      ({ address }) => registeredAmong(scene, [address]).length > 0,
    );
    if (schemes.length === 0) t.inconclusive('no scheme that is not universal is registered');
    await t.each(schemes, ({ by, avatar, at }) => {
      const expected = 'the scheme initialised with the avatar';
      const notCalled = { reason: 'not-called' as const, expected, actual: 'no call', at };
      t.judge(by === undefined ? notCalled : valueMismatch('avatar', scene.part.Avatar, avatar, at), scene.run);
    });
  },
});
