/** The library's own chain (the interface document, "Library": LocalChain). */

import type { Defect } from '../../../core/check/defect.ts';
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { callLocalNode } from '../../../lab/chain/local-node.ts';
import type { LocalChainMember } from '../../target/library/local-chain.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { Run } from '../../target/run.ts';
import type { ResultPart } from '../runs/completed-run.ts';
import { newStage } from '../runs/run-step.ts';
import { runSummary } from '../runs/run-summary.ts';

/** The time limit for the run of a chain, from its start until it has closed. */
export const LOCAL_CHAIN_TIMEOUT_MS = 45_000;

/** A chain of the library while it was open, and its run. */
interface OpenedLocalChain {
  readonly run: Run;
  /** Absent if no chain was opened. */
  readonly rpc?: string;
  /** The answer to `eth_chainId`; undefined if it is not a quantity. */
  readonly chainId?: string | undefined;
  /** The error in place of that answer. */
  readonly failure?: string | undefined;
  /** Code at the addresses of `migration('private').base`, by their names. */
  readonly codes: ReadonlyMap<string, string>;
}

const openedLocalChain = (name: string, as: LocalChainMember) =>
  premise<MigrationTarget>()({
    name,
    find: async (tool, t): Promise<OpenedLocalChain> => {
      if (!tool.has('library', 'LocalChain')) t.notApplicable('the library has no LocalChain');
      const at = { ...(await (await newStage(t, tool)).place()), timeoutMs: LOCAL_CHAIN_TIMEOUT_MS };
      const base = await recordedBase(t, tool);
      const chain = await tool.localChain!(as, [], at);
      if (!('rpc' in chain)) return { run: chain, codes: new Map() };
      const { rpc } = chain;
      const codes = new Map<string, string>();
      let failure: string | undefined;
      const chainId = await callLocalNode(rpc, 'eth_chainId').catch((cause: Error) => {
        failure = cause.message;
      });
      for (const [name, address] of Object.entries(base ?? {}))
        codes.set(name, String(await callLocalNode(rpc, 'eth_getCode', [address, 'latest']).catch(() => '0x')));
      const run = await chain.close();
      return { run, rpc, chainId: isQuantity(chainId) ? chainId : undefined, failure, codes };
    },
  });

/** Ethereum JSON-RPC, "Hex encoding": quantities. */
const isQuantity = (value: unknown): value is string => typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value);

/** `migration('private').base` in a folder in which the suite migrated nothing. */
async function recordedBase(
  t: Pick<Trial<MigrationTarget, never>, 'state'>,
  tool: MigrationTarget,
): Promise<ResultPart | undefined> {
  if (!tool.has('library', 'migration')) return undefined;
  const stage = await newStage(t, tool);
  const run = await tool.call?.('migration', ['private'], await stage.place());
  return run && tool.resultOf(run.returned, 'private')?.result.base;
}

const serverChain = openedLocalChain('server-chain', 'server');
export const providerChain = openedLocalChain('provider-chain', 'provider');

export const LOCAL_CHAIN_REASONS = {
  closed: 'it opens no chain',
  silent: 'it does not answer `eth_chainId`',
  'no-code': "it has no code at an address of `migration('private').base`",
};

/** A local chain that was not opened, does not answer, or has none of the migrated contracts. */
export function localChainDefect({
  run,
  rpc,
  chainId,
  failure,
  codes,
}: OpenedLocalChain): Defect<keyof typeof LOCAL_CHAIN_REASONS> | undefined {
  const expected = 'a chain that answers JSON-RPC';
  if (rpc === undefined) return { reason: 'closed', expected, actual: runSummary(run) };
  const message = failure === undefined ? '' : ` (${failure})`;
  const actual = `no number in answer to eth_chainId; the run: ${runSummary(run)}${message}`;
  if (chainId === undefined) return { reason: 'silent', expected, actual, at: rpc };
  if (!lacksAllCode(codes)) return undefined;
  return { reason: 'no-code', expected: 'migrated contracts', actual: 'no code at any address of the base', at: rpc };
}

/** One contract shows that the chain was migrated. MIG-LC-003 judges each of them. */
export const lacksAllCode = (codes: OpenedLocalChain['codes']) =>
  codes.size > 0 && [...codes.values()].every((code) => code === '0x');

/** The server's chain, with migrated contracts. */
export const migratedServerChain = premise<MigrationTarget>()({
  name: 'migrated-server-chain',
  reasons: ['closed', 'silent', 'no-code'],
  find: async (_tool, t) => {
    const chain = await t.use(serverChain);
    t.judge(localChainDefect(chain), chain.run);
    return chain;
  },
});
