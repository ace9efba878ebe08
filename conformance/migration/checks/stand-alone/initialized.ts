/** What stand-alone contracts are made with. */
import { check } from '../../../core/check/check.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import { INITIALIZE_ARGUMENTS, ITEM_INDEX } from '../../inputs/own-contracts/stand-alone-items.ts';
import { mismatch } from '../../oracle/comparison/format.ts';
import { isLinkedInitialized, lastItemIndex } from '../../premises/stand-alone/recorded-calls.ts';
import { standAloneOnChain } from '../../premises/stand-alone/stand-alone-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const initialized = check<MigrationTarget>()({
  proves: 'MIG-SA-005',
  reasons: {
    'not-called': '`initialize` was not called',
    argument: 'it was given something else than stands in `params`',
    constructor: 'the constructor was given arguments as well',
  },
  run: async (_tool, t) => {
    const scene = await t.use(standAloneOnChain);
    const { initialized: found, views, run } = scene;
    const at = `StandAloneContracts[${ITEM_INDEX.initialized}]`;
    const read = (type: string, name: string) =>
      views.value(found.address, `function ${name}() view returns (${type})`);
    if ((await read('uint256', 'initializations')) === 0n)
      t.judge({ reason: 'not-called', expected: 'one call of `initialize`', actual: 'none', at }, run);
    if (!(await isLinkedInitialized(scene))) {
      const last = `StandAloneContracts[${lastItemIndex(scene)}]`;
      t.judge({ reason: 'not-called', expected: 'one call of `initialize`', actual: 'none', at: last }, run);
    }
    const all = [
      [INITIALIZE_ARGUMENTS.title, await read('string', 'title')],
      [INITIALIZE_ARGUMENTS.amount, await read('uint256', 'amount')],
    ] as const;
    await t.each(all.entries(), ([n, [wanted, found]]) =>
      t.judge(mismatch('argument', wanted, found, `${at}.params[${n}]`), run),
    );
    const { bytecode } = CONTRACTS.Initialized;
    const extra = found.creation?.startsWith(bytecode) ? found.creation.slice(bytecode.length) : '';
    const given = extra !== '' && {
      reason: 'constructor' as const,
      expected: 'a constructor without arguments',
      actual: `${extra.length / 2} bytes of them`,
      at,
    };
    t.judge(given || undefined, run);
  },
});
