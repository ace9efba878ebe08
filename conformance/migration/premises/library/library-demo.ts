import { premise } from '../../../core/check/premise.ts';
import { PLAIN_PARAMS } from '../../inputs/parameters/plain-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { paramsOfOwnFounders } from '../dao/own-founders.ts';
import { newStage } from '../runs/run-step.ts';
import { LIBRARY_GAS_PRICE, libraryBase } from './library-base.ts';
import { runByLibrary } from './library-run.ts';

/** A demo test on the same base, with a gas price and `quiet`. */
export const libraryDemo = premise<MigrationTarget>()({
  name: 'library-demo',
  reasons: ['failed'],
  find: async (tool, t) => {
    const base = await t.use(libraryBase);
    const { privateKey } = base.givenAccount;
    const options = { privateKey, gasPrice: LIBRARY_GAS_PRICE, quiet: true, params: { default: PLAIN_PARAMS } };
    return runByLibrary(tool, t, base.stage, { step: 'demo', options }, 'test', base);
  },
});

/** All steps on a chain of their own, with a gas price and `quiet`. */
export const libraryAll = premise<MigrationTarget>()({
  name: 'library-all',
  reasons: ['failed'],
  find: async (tool, t) => {
    await t.use(libraryBase);
    const stage = await newStage(t, tool);
    const options = { gasPrice: LIBRARY_GAS_PRICE, quiet: true, params: { default: paramsOfOwnFounders(stage) } };
    return runByLibrary(tool, t, stage, { step: 'all', options }, 'test');
  },
});
