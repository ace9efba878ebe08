import type { Defect } from '../../../core/check/defect.ts';
import type { Random } from '../../../core/run/random.ts';
import { isSameAddress } from '../../oracle/comparison/same-address.ts';
import { CORE_CONTRACT_NAMES } from '../../oracle/contracts/core-contracts.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import { type Run, succeeded } from '../../target/run.ts';
import type { ResultPart } from '../runs/completed-run.ts';
import { runSummary } from '../runs/run-summary.ts';
import { runUnforcedStep, type UnforcedBase } from './unforced-base.ts';

export const STALE_ADDRESS_REASONS = {
  'relied-on': 'it uses a recorded address that does not have the contract any more',
  'not-as-declared': 'it does not treat a stale address as declared',
};
export const NO_NAMED_CONTRACT_TEXT = 'its base has no contract that the document names';

/** A contract of the base whose code is removed or replaced before a step is run. */
export interface StaleAddress {
  readonly step: 'base' | 'dao';
  /** The name of the contract. */
  readonly name: string;
  readonly code: 'none' | 'other';
}
/** The run of that step. */
export interface StaleAddressOutcome {
  readonly run: Run;
  readonly chosen?: 'refused' | 'redeployed';
  readonly defect?: Defect<'relied-on'>;
}

/** The schemes of the plain DAO: its migration uses each of them, and the voting machine. */
const USED_CONTRACTS = ['ContributionReward', 'SchemeRegistrar', 'UpgradeScheme'];
const VOTING_CONTRACT = 'GenesisProtocol';

/**
 * The cases to try. A base migration is tried with any contract, since its result names all of them; a DAO migration only with
 * those that it uses. The first case decides the choice `stale-record`.
 */
export function staleAddressCases(base: ResultPart, random: Random): readonly Pick<StaleAddress, 'step' | 'name'>[] {
  const recorded = (names: readonly string[]) => names.filter((name) => typeof base[name] === 'string');
  const used = recorded(USED_CONTRACTS).slice(0, 1);
  const unused = recorded(CORE_CONTRACT_NAMES).filter((name) => !USED_CONTRACTS.includes(name));
  const any = unused.length > 0 ? [unused[random.below(unused.length)]!] : [];
  const by = (step: StaleAddress['step'], names: readonly string[]) => names.map((name) => ({ step, name }));
  return [...by('base', [...used, ...any]), ...by('dao', [...used, ...recorded([VOTING_CONTRACT])])];
}

/**
 * Runs a step while a recorded address has no code, or that of another contract. A run that fails has refused the record, even
 * if it fails late, unless it has sent a transaction to the address.
 */
export async function runWithStaleAddress(
  tool: MigrationTarget,
  on: UnforcedBase,
  { step, name, code: kind }: StaleAddress,
): Promise<StaleAddressOutcome> {
  const { way, base, kept, first } = on;
  const { chain } = base.stage;
  const otherName = USED_CONTRACTS.find((used) => used !== name && typeof first.part[used] === 'string') ?? '';
  const address = String(first.part[name]);
  // A base migration finds all files of the first run; a DAO migration needs the result file only.
  const at = await base.fresh(step === 'base' ? { ...way.place, like: kept } : way.place);
  const code = kind === 'none' ? '0x' : await first.views.codeAt(first.part[otherName]);
  await chain.request('hardhat_setCode', [address, code]);
  const scene = await runUnforcedStep(tool, base, way, { step: step }, at);
  const where = `base.${name} ${address}, which has ${kind === 'none' ? 'no code' : `the code of ${otherName}`}`;
  const expected = 'a refusal, or another deployment';
  const reliedOn = (actual: string): StaleAddressOutcome => ({
    run: scene.run,
    defect: { reason: 'relied-on', expected, actual, at: `${step}: ${where}` },
  });
  const called = (await scene.views.transactions(scene.since + 1)).filter(({ to }) => isSameAddress(to, address));
  if (called.length > 0) return reliedOn(`${called.length} transactions to it; the run: ${runSummary(scene.run)}`);
  if (!succeeded(scene.run)) return { run: scene.run, chosen: 'refused' };
  const now = scene.result?.result.base?.[name];
  if (now === undefined || isSameAddress(now, address) || (await scene.views.codeAt(now)) === code)
    return reliedOn(`a run that succeeds, and names ${String(now)}`);
  return { run: scene.run, chosen: 'redeployed' };
}
