/** The library's own chain, while it was open. */

import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { callLocalNode } from '../../../lab/chain/local-node.ts';
import type { LocalChainMember } from '../../target/library/local-chain.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { Run } from '../../target/run.ts';
import type { ResultPart } from '../runs/completed-run.ts';
import { newStage } from '../runs/run-step.ts';
import { runSummary } from '../runs/run-summary.ts';

/** What a run of a chain may take, from its start until it has been closed. */
const TIMEOUT_MS = 45_000;

/** A chain of the library's while it was open, and the run that it was. */
interface OpenedLocalChain {
  /** Where none came of it: the run alone. */
  readonly run: Run;
  readonly rpc?: string;
  /** What it answered to `eth_chainId`; undefined where that is no number. */
  readonly chainId?: string | undefined;
  /** Why it answered nothing to that, where it said so. */
  readonly why?: string | undefined;
  /** Code at the addresses of `migration('private').base`, by their names. */
  readonly codes: ReadonlyMap<string, string>;
}

const openedLocalChain = (as: LocalChainMember) =>
  premise<MigrationTarget>()({
    name: `local-chain-${as}`,
    find: async (tool, t): Promise<OpenedLocalChain> => {
      if (!tool.has('library', 'LocalChain')) t.notApplicable('the library has no LocalChain');
      const at = { ...(await (await newStage(tool)).place()), timeoutMs: TIMEOUT_MS };
      const base = await recordedBase(tool);
      const chain = await tool.localChain!(as, [], at);
      if (!('rpc' in chain)) return { run: chain, codes: new Map() };
      const { rpc } = chain;
      const codes = new Map<string, string>();
      let why: string | undefined;
      const chainId = await callLocalNode(rpc, 'eth_chainId').catch((cause: Error) => {
        why = cause.message;
      });
      for (const [name, address] of Object.entries(base ?? {}))
        codes.set(name, String(await callLocalNode(rpc, 'eth_getCode', [address, 'latest']).catch(() => '0x')));
      const run = await chain.close();
      return { run, rpc, chainId: isQuantity(chainId) ? chainId : undefined, why, codes };
    },
  });

/** As JSON-RPC of Ethereum has its numbers. */
const isQuantity = (value: unknown): value is string => typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value);

/** `migration('private').base`, where nothing was migrated by us. */
async function recordedBase(tool: MigrationTarget): Promise<ResultPart | undefined> {
  if (!tool.has('library', 'migration')) return undefined;
  const stage = await newStage(tool);
  const run = await tool.call?.('migration', ['private'], await stage.place());
  return run && tool.resultOf(run.returned, 'private')?.result.base;
}

const serverChain = openedLocalChain('server');
export const providerChain = openedLocalChain('provider');

export const LOCAL_CHAIN_REASONS = {
  closed: 'no chain comes of it',
  silent: 'it does not answer `eth_chainId`',
  'no-code': "it has no code at an address of `migration('private').base`",
};

export function judgeLocalChain(
  t: Trial<MigrationTarget, keyof typeof LOCAL_CHAIN_REASONS>,
  { run, rpc, chainId, why, codes }: OpenedLocalChain,
): void {
  const expected = 'a chain that answers JSON-RPC';
  if (rpc === undefined) t.judge({ reason: 'closed', expected, actual: runSummary(run) }, run);
  const said = why === undefined ? '' : ` (${why})`;
  const actual = `no number in answer to eth_chainId; the run: ${runSummary(run)}${said}`;
  if (chainId === undefined) t.judge({ reason: 'silent', expected, actual, at: rpc! }, run);
  const migrated = { expected: 'migrated contracts', actual: 'no code at any address of the base', at: rpc! };
  t.judge(lacksAllCode(codes) ? { reason: 'no-code', ...migrated } : undefined, run);
}

/** Of contracts that are there, one is enough to tell that they were migrated: which are not is told by another check. */
export const lacksAllCode = (codes: OpenedLocalChain['codes']) =>
  codes.size > 0 && [...codes.values()].every((code) => code === '0x');

/** The chain of the server, where it has what it is to have. */
export const migratedServerChain = premise<MigrationTarget>()({
  name: 'local-chain-migrated',
  reasons: ['closed', 'silent', 'no-code'],
  find: async (_tool, t) => {
    const chain = await t.use(serverChain);
    judgeLocalChain(t, chain);
    return chain;
  },
});
