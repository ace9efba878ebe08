import { check } from '../../../core/check/check.ts';
import { customSchemesOnChain } from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import { initializedSchemes } from '../../premises/custom-schemes/scheme-calls.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const initializer = check<MigrationTarget>()({
  // MIG-CS-006 (must): The function that initialises a scheme with `isUniversal` false is the declared one. [interface,
  //   "CustomSchemes entry"]
  proves: 'MIG-CS-006',
  reasons: {
    'not-as-declared': 'it calls another function than is declared',
    changed: 'it calls one function for one scheme, and another for another',
  },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemesOnChain);
    const calls = (await initializedSchemes(scene)).flatMap(({ by, at }) => (by === undefined ? [] : [{ by, at }]));
    if (calls.length === 0) t.inconclusive('no scheme was initialised');
    await t.each(calls, ({ by, at }) => {
      const defect = t.chose('scheme-initializer', by);
      t.judge(defect && { ...defect, at }, scene.run);
    });
  },
});
