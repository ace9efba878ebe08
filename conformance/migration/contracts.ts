/** What is at the addresses of `base` (the interface document, "Migration result"). */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { MigrationTarget } from '../core/migration-target.ts';
import type { RequirementId } from '../core/requirement.ts';
import { codeBehind } from '../lab/code-behind.ts';
import { votingMachineAt } from '../lab/voting-trial.ts';
import { type CoreContract, coreContractsIn, functionsLacking } from '../oracle/core-contracts.ts';
import { baseMigrated } from './scenes.ts';

type Verdict = Defect<'other' | 'functions'> | 'delegates' | undefined;

/**
 * What is wrong with the code of a contract of `base`; `delegates` where that cannot be told, since it hands on calls.
 * Exported for its test.
 */
export function misplaced(name: CoreContract, { code, delegates }: { code: string; delegates: boolean }): Verdict {
  const at = `base.${name}`;
  const found = coreContractsIn(code);
  if (found.includes(name)) return undefined;
  const lacking = functionsLacking(name, code);
  const expected = `the code of a contract ${name}${lacking.length > 0 ? `, with ${lacking.join(', ')}` : ''}`;
  if (found.length > 0) return { reason: 'other', expected, actual: `the code of ${found.join(' or ')}`, at };
  if (delegates) return 'delegates';
  return { reason: 'functions', expected, actual: `code without ${lacking.join(', ')}`, at };
}

/** A contract for people, with the key that the tool's map has for it. */
function called(tool: MigrationTarget, name: CoreContract): string {
  const key = tool.nameOf('contracts', name);
  return key === undefined || key === name
    ? `a contract ${name}`
    : `a contract ${name}, which names.contracts calls ${key}`;
}

function contract(name: CoreContract, proves: RequirementId) {
  return check<MigrationTarget>()({
    proves,
    reasons: {
      missing: `\`base\` has no ${name}`,
      other: `at \`base.${name}\` there is another of the base contracts`,
      functions: `the contract at \`base.${name}\` lacks functions of ${name}`,
    },
    run: async (tool, t) => {
      if (!tool.has('contracts', name)) t.notApplicable(`the tool has no ${name}, as its names say`);
      const { part, views, stage, run } = await t.use(baseMigrated);
      const address = part[name];
      const at = `base.${name}`;
      if (address === undefined)
        t.judge({ reason: 'missing', expected: `the address of ${called(tool, name)}`, actual: 'nothing', at }, run);
      const ask = (method: string, params: readonly unknown[]) => stage.chain.request(method, params);
      const behind = await codeBehind(views, ask, address);
      if (behind.code === '0x') t.inconclusive(`there is no code at ${String(address)} (MIG-ST-001, MIG-RS-003)`);
      const wrong = misplaced(name, behind);
      if (wrong === 'delegates')
        return t.inconclusive(`what is at ${String(address)} hands on calls to code that is not found`);
      t.judge(wrong, run);
      if (name !== 'AbsoluteVote' && name !== 'QuorumVote') return;
      const decides = await votingMachineAt(ask, String(address));
      if (decides === undefined) return t.inconclusive('the voting machine let nobody try how it decides');
      const expected = `a voting machine that decides as ${name} does`;
      const actual = `one that decides as ${decides} does`;
      t.judge(decides === name ? undefined : { reason: 'other', expected, actual, at }, run);
    },
  });
}

export const daoToken = contract('DAOToken', 'MIG-RS-004');
export const controllerCreator = contract('ControllerCreator', 'MIG-RS-005');
export const daoCreator = contract('DaoCreator', 'MIG-RS-006');
export const uController = contract('UController', 'MIG-RS-007');
export const genesisProtocol = contract('GenesisProtocol', 'MIG-RS-008');
export const schemeRegistrar = contract('SchemeRegistrar', 'MIG-RS-009');
export const upgradeScheme = contract('UpgradeScheme', 'MIG-RS-010');
export const globalConstraintRegistrar = contract('GlobalConstraintRegistrar', 'MIG-RS-011');
export const contributionReward = contract('ContributionReward', 'MIG-RS-012');
export const absoluteVote = contract('AbsoluteVote', 'MIG-RS-013');
export const quorumVote = contract('QuorumVote', 'MIG-RS-014');
export const tokenCapGc = contract('TokenCapGC', 'MIG-RS-015');
export const vestingScheme = contract('VestingScheme', 'MIG-RS-016');
export const voteInOrganizationScheme = contract('VoteInOrganizationScheme', 'MIG-RS-017');
export const organizationRegister = contract('OrganizationRegister', 'MIG-RS-018');
export const redeemer = contract('Redeemer', 'MIG-RS-019');
