import { succeeded } from '../../target/run.ts';
import type { MigrationStage } from '../../target/stage.ts';
import type { ScenarioRun } from '../runs/scenario-run.ts';

/** 10,000 Ether. */
const FUNDS = '0x21e19e0c9bab2400000';

/** Gives an account funds. */
export function fundAccount(stage: MigrationStage, address: string): Promise<unknown> {
  return stage.chain.request('hardhat_setBalance', [address, FUNDS]);
}

/**
 * A run. If it fails before its first transaction, the accounts whose balance or nonce it requested get funds, and it is run
 * once more.
 */
export async function runFunded(stage: MigrationStage, run: () => Promise<ScenarioRun>): Promise<ScenarioRun> {
  const first = await run();
  if (succeeded(first.run) || first.record.transactions.some(({ hash }) => hash !== undefined)) return first;
  const accountCalls = first.record.calls.filter(({ method }) => /^eth_get(Balance|TransactionCount)$/.test(method));
  const accounts = new Set(accountCalls.flatMap(({ params }) => /0x[0-9a-fA-F]{40}/.exec(params) ?? []));
  if (accounts.size === 0) return first;
  for (const account of accounts) await fundAccount(stage, account);
  return run();
}
