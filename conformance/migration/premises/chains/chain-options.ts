/** Local chains of the library with options of the emulator, which the names of the tool give. */

import type { Defect } from '../../../core/check/defect.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { callLocalNode } from '../../../lab/chain/local-node.ts';
import { freePorts } from '../../../lab/process/free-ports.ts';
import { mnemonicAccounts, TEST_MNEMONIC } from '../../inputs/accounts/mnemonics.ts';
import type { LocalChainMember, LocalChainOptionName } from '../../target/library/local-chain.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { Run } from '../../target/run.ts';
import type { MigrationStage } from '../../target/stage.ts';
import { runSummary } from '../runs/run-summary.ts';
import { LOCAL_CHAIN_TIMEOUT_MS } from './open-local-chain.ts';

/** Fewer accounts than any known emulator has by default. */
const ACCOUNTS = 3;

const MOST_TRIES = 20;
const TRY_MS = 250;

export const CHAIN_OPTION_REASONS = {
  refused: 'with options of the emulator it opens no chain that answers',
  mnemonic: 'the accounts of the chain are not those of the mnemonic',
  accounts: 'the chain has another number of accounts than its options say',
  port: 'the server listens at another port than its options say',
};
type ChainOptionReason = keyof typeof CHAIN_OPTION_REASONS;

/** The options of a member that the names of the tool give, and those options under the emulator's names. */
export async function chainOptionsOf(tool: Pick<MigrationTarget, 'localChainOption'>, as: LocalChainMember) {
  const [port] = (await freePorts(1)) as [number];
  const values: Readonly<Record<LocalChainOptionName, unknown>> = { mnemonic: TEST_MNEMONIC, accounts: ACCOUNTS, port };
  const names = (Object.keys(values) as LocalChainOptionName[]).filter(
    (name) => tool.localChainOption(name) !== undefined && (name !== 'port' || as === 'server'),
  );
  const given: Record<string, unknown> = {};
  for (const name of names) setAt(given, tool.localChainOption(name)!.split('.'), values[name]);
  return { names, given, port };
}

function setAt(of: Record<string, unknown>, [key = '', ...keys]: readonly string[], value: unknown): void {
  if (keys.length === 0) of[key] = value;
  else setAt((of[key] ??= {}) as Record<string, unknown>, keys, value);
}

/** Opens a chain with the options. The first option that has no effect is the defect. */
export async function chainOptionsDefect(
  tool: MigrationTarget,
  stage: MigrationStage,
  as: LocalChainMember,
  { names, given, port }: Awaited<ReturnType<typeof chainOptionsOf>>,
  t: Pick<Trial<MigrationTarget, never>, 'time' | 'signal'>,
): Promise<{ readonly run: Run; readonly defect: Defect<ChainOptionReason> | undefined }> {
  const at = `LocalChain.${as}(${JSON.stringify(given)})`;
  const place = { ...(await stage.place()), timeoutMs: LOCAL_CHAIN_TIMEOUT_MS };
  const ownPort = names.includes('port') ? port : undefined;
  const chain = await tool.localChain!(as, [given], place, ownPort);
  const refused = (actual: string) => ({
    reason: 'refused' as const,
    expected: 'a chain that answers JSON-RPC, as without options',
    actual,
    at,
  });
  if (!('rpc' in chain)) return { run: chain, defect: refused(runSummary(chain)) };
  const { rpc } = chain;
  let defect: Defect<ChainOptionReason> | undefined;
  try {
    if (ownPort !== undefined && !(await answersAt(ownPort, t)))
      defect = { reason: 'port', expected: `a chain at port ${ownPort}`, actual: 'no answer there', at };
    defect ??= names.includes('mnemonic') ? await mnemonicDefect(rpc, at) : undefined;
    defect ??= names.includes('accounts') ? await accountsDefect(rpc, at) : undefined;
  } catch (cause) {
    defect ??= refused((cause as Error).message);
  }
  return { run: await chain.close(), defect };
}

/** A server need not say when it listens. */
async function answersAt(port: number, t: Pick<Trial<MigrationTarget, never>, 'time' | 'signal'>): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (tries > 0) await t.time.sleep(TRY_MS, t.signal);
    const answered = await callLocalNode(`http://127.0.0.1:${port}`, 'eth_chainId').catch(() => undefined);
    if (answered !== undefined) return true;
  }
  return false;
}

async function mnemonicDefect(rpc: string, at: string): Promise<Defect<'mnemonic'> | undefined> {
  const accounts = Object.values(mnemonicAccounts(TEST_MNEMONIC));
  const balances = await Promise.all(
    accounts.map((address) => callLocalNode(rpc, 'eth_getBalance', [address, 'latest'])),
  );
  if (balances.some((balance) => BigInt(String(balance)) > 0n)) return undefined;
  const expected = `ether of the first account of the mnemonic, ${accounts[0]}`;
  return { reason: 'mnemonic', expected, actual: 'no ether', at };
}

/** The account that migrated the base may be there besides. */
async function accountsDefect(rpc: string, at: string): Promise<Defect<'accounts'> | undefined> {
  const listed = await callLocalNode(rpc, 'eth_accounts');
  const count = Array.isArray(listed) ? listed.length : 0;
  if (count === ACCOUNTS || count === ACCOUNTS + 1) return undefined;
  return { reason: 'accounts', expected: `${ACCOUNTS} accounts`, actual: `${count} in eth_accounts`, at };
}
