import { check } from '../../../core/check/check.ts';
import { customSchemesOnChain } from '../../premises/custom-schemes/custom-schemes-on-chain.ts';
import { initializedSchemes } from '../../premises/custom-schemes/scheme-calls.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const initializer = check<MigrationTarget>()({
  proves: 'MIG-CS-006',
  reasons: {
    'not-as-declared': 'it calls another function than is declared',
    changed: 'it calls now one of the functions, now the other',
  },
  run: async (_tool, t) => {
    const scene = await t.use(customSchemesOnChain);
    const called = (await initializedSchemes(scene)).filter(({ by }) => by !== undefined);
    if (called.length === 0) t.inconclusive('no scheme was initialised');
    await t.each(called, ({ by, at }) => {
      const defect = t.chose('scheme-initializer', by!);
      t.judge(defect && { ...defect, at }, scene.run);
    });
  },
});
