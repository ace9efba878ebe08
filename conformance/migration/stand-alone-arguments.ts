/** What stand-alone contracts are made with. */
import { check } from '../core/check.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import { CONTRACTS } from '../lab/generated/contracts.ts';
import { isLinked, lastOf } from './stand-alone-calls.ts';
import { INITIALIZED, ITEM, OWNED, standAlone } from './stand-alone-scene.ts';
import { unlike } from './told.ts';

export const constructorArguments = check<MigrationTarget>()({
  proves: 'MIG-SA-004',
  reasons: { argument: 'the constructor was given something else than stands in `params`' },
  run: async (_tool, t) => {
    const { owned, views, run } = await t.use(standAlone);
    const read = (type: string, name: string) =>
      views.value(owned.address, `function ${name}() view returns (${type})`);
    const all = [
      [OWNED.title, await read('string', 'title')],
      [OWNED.amount, await read('uint256', 'amount')],
      [OWNED.mark, await read('bytes32', 'mark')],
      [OWNED.members, await read('address[]', 'getMembers')],
    ] as const;
    await t.each(all.entries(), ([n, [wanted, found]]) =>
      t.judge(unlike('argument', wanted, found, `StandAloneContracts[${ITEM.owned}].params[${n}]`), run),
    );
  },
});

export const initialized = check<MigrationTarget>()({
  proves: 'MIG-SA-005',
  reasons: {
    'not-called': '`initialize` was not called',
    argument: 'it was given something else than stands in `params`',
    constructor: 'the constructor was given arguments as well',
  },
  run: async (_tool, t) => {
    const scene = await t.use(standAlone);
    const { initialized: found, views, run } = scene;
    const at = `StandAloneContracts[${ITEM.initialized}]`;
    const read = (type: string, name: string) =>
      views.value(found.address, `function ${name}() view returns (${type})`);
    if ((await read('uint256', 'initializations')) === 0n)
      t.judge({ reason: 'not-called', expected: 'one call of `initialize`', actual: 'none', at }, run);
    if (!(await isLinked(scene))) {
      const last = `StandAloneContracts[${lastOf(scene)}]`;
      t.judge({ reason: 'not-called', expected: 'one call of `initialize`', actual: 'none', at: last }, run);
    }
    const all = [
      [INITIALIZED.title, await read('string', 'title')],
      [INITIALIZED.amount, await read('uint256', 'amount')],
    ] as const;
    await t.each(all.entries(), ([n, [wanted, found]]) =>
      t.judge(unlike('argument', wanted, found, `${at}.params[${n}]`), run),
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
