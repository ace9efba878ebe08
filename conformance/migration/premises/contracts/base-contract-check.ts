import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import type { RequirementId } from '../../../core/spec/requirement.ts';
import { baseContractDefect } from '../../oracle/contracts/base-contract-defect.ts';
import type { CoreContract } from '../../oracle/contracts/core-contracts.ts';
import { delegatedCode } from '../../target/chain/delegated-code.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { baseMigration } from '../runs/base-migration.ts';
import { votingMachineKind } from '../voting/voting-machine-kind.ts';

/** A contract for people, with the name that the tool has for it. */
function baseContractText(tool: MigrationTarget, name: CoreContract): string {
  const key = tool.nameOf('contracts', name);
  return key === undefined || key === name
    ? `a contract ${name}`
    : `a contract ${name}, which names.contracts calls ${key}`;
}

/** A check of one contract of `base`. */
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
      const expectedAddress = `the address of ${baseContractText(tool, name)}`;
      if (address === undefined) t.fail({ reason: 'missing', expected: expectedAddress, actual: 'nothing', at }, run);
      const ask = (method: string, params: readonly unknown[]) => stage.chain.request(method, params);
      const found = await delegatedCode(views, ask, address);
      if (found.code === '0x') t.inconclusive(`there is no code at ${String(address)} (MIG-ST-001, MIG-RS-003)`);
      const defect = baseContractDefect(name, found);
      if (defect === 'delegates')
        return t.inconclusive(`the contract at ${String(address)} delegates calls to code that cannot be found`);
      t.judge(defect, run);
      if (name !== 'AbsoluteVote' && name !== 'QuorumVote') return;
      // AbsoluteVote and QuorumVote have the same functions, and differ in how they decide.
      const kind = await votingMachineKind(ask, String(address));
      if (kind === undefined) return t.inconclusive('the voting machine cannot be tried');
      t.judge(mismatch('other', name, kind, at, decisionText), run);
    },
  });
}

const decisionText = (kind: string) => `a voting machine that decides as ${kind} does`;
