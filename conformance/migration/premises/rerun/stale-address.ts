import type { Random } from '../../../core/run/random.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { CORE_CONTRACT_NAMES } from '../../oracle/contracts/core-contracts.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type Run, succeeded } from '../../target/run.ts';
import type { ResultPart } from '../runs/completed-run.ts';
import { runSummary } from '../runs/run-summary.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';
import { runUnforcedStep, type UnforcedBase } from './unforced-base.ts';

/** What stands at an address of the base when a step is taken. */
export interface StaleAddress {
  readonly step: 'base' | 'dao';
  /** Of the contract. */
  readonly name: string;
  readonly there: 'nothing' | 'other';
}
/** What came of it. */
export interface StaleAddressOutcome {
  readonly run: Run;
  readonly chosen?: 'refused' | 'redeployed';
  readonly defect?: { reason: 'relied-on'; expected: string; actual: string; at: string };
}

/** Schemes of the plain DAO: whoever migrates it has to do with each, and with the voting machine. */
const USED_CONTRACTS = ['ContributionReward', 'SchemeRegistrar', 'UpgradeScheme'];
const VOTING_CONTRACT = 'GenesisProtocol';

/**
 * Which contracts of a base are tried. A base migration gives all of them, so that it answers for each; a DAO migration for
 * those only that it uses. The first is that by which the choice `stale-record` is told.
 */
export function staleAddressCases(base: ResultPart, random: Random): readonly Pick<StaleAddress, 'step' | 'name'>[] {
  const there = (names: readonly string[]) => names.filter((one) => typeof base[one] === 'string');
  const used = there(USED_CONTRACTS).slice(0, 1);
  const others = there(CORE_CONTRACT_NAMES).filter((one) => !USED_CONTRACTS.includes(one));
  const any = others.length > 0 ? [others[random.below(others.length)]!] : [];
  const by = (step: StaleAddress['step'], names: readonly string[]) => names.map((name) => ({ step, name }));
  return [...by('base', [...used, ...any]), ...by('dao', [...used, ...there([VOTING_CONTRACT])])];
}

/**
 * Takes a step where a recorded address has no code, or that of another contract. A run that fails has refused it,
 * however late, unless it has sent something there.
 */
export async function runWithStaleAddress(
  tool: MigrationTarget,
  on: UnforcedBase,
  { step: which, name, there }: StaleAddress,
): Promise<StaleAddressOutcome> {
  const { way, base, kept, first } = on;
  const { chain } = base.stage;
  const other = USED_CONTRACTS.find((one) => one !== name && typeof first.part[one] === 'string') ?? '';
  const address = String(first.part[name]);
  // Of a base migration all that it left is there; a DAO migration has only to have the result file.
  const at = await base.fresh(which === 'base' ? { ...way.place, like: kept } : way.place);
  const code = there === 'nothing' ? '0x' : await first.views.codeAt(first.part[other]);
  await chain.request('hardhat_setCode', [address, code]);
  const scene = await runUnforcedStep(tool, base, way, { step: which }, at);
  const where = `base.${name} ${address}, which has ${there === 'nothing' ? 'no code' : `the code of ${other}`}`;
  const expected = 'a refusal, or another deployment';
  const used = (actual: string): StaleAddressOutcome => ({
    run: scene.run,
    defect: { reason: 'relied-on', expected, actual, at: `${which}: ${where}` },
  });
  const called = (await scene.views.transactions(scene.since + 1)).filter(({ to }) => isSameAddress(to, address));
  if (called.length > 0) return used(`${called.length} transactions to it; the run: ${runSummary(scene.run)}`);
  if (!succeeded(scene.run)) return { run: scene.run, chosen: 'refused' };
  const now = scene.result?.result.base?.[name];
  if (now === undefined || isSameAddress(now, address) || (await isStill(scene, now, code)))
    return used(`a run that succeeds, and names ${String(now)}`);
  return { run: scene.run, chosen: 'redeployed' };
}

const isStill = async ({ views }: ScenarioRun, address: unknown, code: string) =>
  (await views.codeAt(address)) === code;
