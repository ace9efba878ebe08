/** A check of one contract of `base`. */

import { check } from '../../../core/check/check.ts';
import type { RequirementId } from '../../../core/spec/requirement.ts';
import { baseContractDefect } from '../../oracle/contracts/base-contract-defect.ts';
import type { CoreContract } from '../../oracle/contracts/core-contracts.ts';
import { delegatedCode } from '../../target/chain/delegated-code.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { baseMigration } from '../runs/base-migration.ts';
import { votingMachineKind } from '../voting/voting-machine-kind.ts';

/** A contract for people, with the key that the tool's map has for it. */
function baseContractText(tool: MigrationTarget, name: CoreContract): string {
  const key = tool.nameOf('contracts', name);
  return key === undefined || key === name
    ? `a contract ${name}`
    : `a contract ${name}, which names.contracts calls ${key}`;
}

export function baseContractCheck(name: CoreContract, proves: RequirementId) {
  return check<MigrationTarget>()({
    proves,
    reasons: {
      missing: `\`base\` has no ${name}`,
      other: `at \`base.${name}\` there is another of the base contracts`,
      functions: `the contract at \`base.${name}\` lacks functions of ${name}`,
    },
    run: async (tool, t) => {
      if (!tool.has('contracts', name)) t.notApplicable(`the tool has no ${name}, as its names say`);
      const { part, views, stage, run } = await t.use(baseMigration);
      const address = part[name];
      const at = `base.${name}`;
      if (address === undefined)
        t.judge(
          { reason: 'missing', expected: `the address of ${baseContractText(tool, name)}`, actual: 'nothing', at },
          run,
        );
      const ask = (method: string, params: readonly unknown[]) => stage.chain.request(method, params);
      const behind = await delegatedCode(views, ask, address);
      if (behind.code === '0x') t.inconclusive(`there is no code at ${String(address)} (MIG-ST-001, MIG-RS-003)`);
      const wrong = baseContractDefect(name, behind);
      if (wrong === 'delegates')
        return t.inconclusive(`what is at ${String(address)} hands on calls to code that is not found`);
      t.judge(wrong, run);
      if (name !== 'AbsoluteVote' && name !== 'QuorumVote') return;
      const decides = await votingMachineKind(ask, String(address));
      if (decides === undefined) return t.inconclusive('the voting machine let nobody try how it decides');
      const expected = `a voting machine that decides as ${name} does`;
      const actual = `one that decides as ${decides} does`;
      t.judge(decides === name ? undefined : { reason: 'other', expected, actual, at }, run);
    },
  });
}
