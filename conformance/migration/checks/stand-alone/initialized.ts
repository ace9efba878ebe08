import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { CONTRACTS } from '../../inputs/contracts/generated/contracts.ts';
import { INITIALIZE_ARGUMENTS, ITEM_INDEX } from '../../inputs/own-contracts/stand-alone-items.ts';
import { valueMismatch } from '../../oracle/comparison/format.ts';
import type { CreatedContract } from '../../premises/contracts/created-contracts.ts';
import { isLinkedInitialized, lastItemIndex } from '../../premises/stand-alone/recorded-calls.ts';
import { standAloneOnChain } from '../../premises/stand-alone/stand-alone-run.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const initialized = check<MigrationTarget>()({
  // MIG-SA-005 (must): With `constructor` false, `params` are the arguments of `initialize`, and the constructor has no
  //   arguments. [interface, "StandAloneContracts item"]
  proves: 'MIG-SA-005',
  reasons: {
    'not-called': '`initialize` was not called',
    argument: '`initialize` got another argument than `params` has',
    constructor: 'the constructor got arguments as well',
  },
  run: async (_tool, t) => {
    const scene = await t.use(standAloneOnChain);
    const { initialized: contract, views, run } = scene;
    const at = `StandAloneContracts[${ITEM_INDEX.initialized}]`;
    const read = (type: string, name: string) =>
      views.value(contract.address, `function ${name}() view returns (${type})`);
    if ((await read('uint256', 'initializations')) === 0n) t.fail(notCalled(at), run);
    if (!(await isLinkedInitialized(scene))) t.fail(notCalled(`StandAloneContracts[${lastItemIndex(scene)}]`), run);
    const values = [
      [INITIALIZE_ARGUMENTS.title, await read('string', 'title')],
      [INITIALIZE_ARGUMENTS.amount, await read('uint256', 'amount')],
    ] as const;
    await t.each(values.entries(), ([n, [wanted, found]]) =>
      t.judge(valueMismatch('argument', wanted, found, `${at}.params[${n}]`), run),
    );
    t.judge(constructorArgumentsDefect(contract, at), run);
  },
});

const notCalled = (at: string): Defect<'not-called'> => ({
  reason: 'not-called',
  expected: 'one call of `initialize`',
  actual: 'no call',
  at,
});

/** Constructor arguments, which are appended to the creation code (Solidity, "Contracts"). */
function constructorArgumentsDefect({ creation }: CreatedContract, at: string): Defect<'constructor'> | undefined {
  const { bytecode } = CONTRACTS.Initialized;
  const extra = creation?.startsWith(bytecode) ? creation.slice(bytecode.length) : '';
  if (extra === '') return undefined;
  const expected = 'a constructor without arguments';
  return { reason: 'constructor', expected, actual: `${extra.length / 2} bytes of them`, at };
}
