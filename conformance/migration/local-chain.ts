/** The library's own chain (the interface document, "Library": LocalChain). */
import { check } from '../core/check.ts';
import type { Defect } from '../core/defect.ts';
import type { LocalChainMember, MigrationTarget, Run } from '../core/migration-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { delegates } from '../lab/code-behind.ts';
import { askAt } from '../lab/local-rpc.ts';
import { CORE_CONTRACT_NAMES, type CoreContract } from '../oracle/core-contracts.ts';
import { misplaced } from './contracts.ts';
import { newStage, sayRun } from './play.ts';
import type { Part } from './scenes.ts';

/** What a run of a chain may take, from its start until it has been closed. */
const TIMEOUT_MS = 45_000;

/** A chain of the library's while it was open, and the run that it was. */
interface Opened {
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

const opened = (as: LocalChainMember) =>
  premise<MigrationTarget>()({
    name: `local-chain-${as}`,
    owners: {},
    find: async (tool, t): Promise<Opened> => {
      if (!tool.has('library', 'LocalChain')) t.notApplicable('the library has no LocalChain');
      const at = { ...(await (await newStage(tool)).place()), timeoutMs: TIMEOUT_MS };
      const base = await recorded(tool);
      const chain = await tool.localChain!(as, [], at);
      if (!('rpc' in chain)) return { run: chain, codes: new Map() };
      const { rpc } = chain;
      const codes = new Map<string, string>();
      let why: string | undefined;
      const chainId = await askAt(rpc, 'eth_chainId').catch((cause: Error) => {
        why = cause.message;
      });
      for (const [name, address] of Object.entries(base ?? {}))
        codes.set(name, String(await askAt(rpc, 'eth_getCode', [address, 'latest']).catch(() => '0x')));
      const run = await chain.close();
      return { run, rpc, chainId: isQuantity(chainId) ? chainId : undefined, why, codes };
    },
  });

/** As JSON-RPC of Ethereum has its numbers. */
const isQuantity = (value: unknown): value is string => typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value);

/** `migration('private').base`, where nothing was migrated by us. */
async function recorded(tool: MigrationTarget): Promise<Part | undefined> {
  if (!tool.has('library', 'migration')) return undefined;
  const stage = await newStage(tool);
  const run = await tool.call?.('migration', ['private'], await stage.place());
  return run && tool.resultOf(run.returned, 'private')?.result.base;
}

const byServer = opened('server');
const byProvider = opened('provider');

const MIGRATED = {
  closed: 'no chain comes of it',
  silent: 'it does not answer `eth_chainId`',
  bare: "it has no code at an address of `migration('private').base`",
};

function judgeChain(t: Trial<MigrationTarget, keyof typeof MIGRATED>, { run, rpc, chainId, why, codes }: Opened): void {
  const expected = 'a chain that answers JSON-RPC';
  if (rpc === undefined) t.judge({ reason: 'closed', expected, actual: sayRun(run) }, run);
  const said = why === undefined ? '' : ` (${why})`;
  const actual = `no number in answer to eth_chainId; the run: ${sayRun(run)}${said}`;
  if (chainId === undefined) t.judge({ reason: 'silent', expected, actual, at: rpc! }, run);
  const migrated = { expected: 'migrated contracts', actual: 'no code at any address of the base', at: rpc! };
  t.judge(isBare(codes) ? { reason: 'bare', ...migrated } : undefined, run);
}

/** Of contracts that are there, one is enough to tell that they were migrated: which are not is told by another check. */
const isBare = (codes: Opened['codes']) => codes.size > 0 && [...codes.values()].every((code) => code === '0x');

/** The chain of the server, where it has what it is to have. */
const migratedServer = premise<MigrationTarget>()({
  name: 'local-chain-migrated',
  owners: {
    closed: 'migration/local-chain/server#closed',
    silent: 'migration/local-chain/server#silent',
    bare: 'migration/local-chain/server#bare',
  },
  find: async (_tool, t) => {
    const chain = await t.use(byServer);
    judgeChain(t, chain);
    return chain;
  },
});

export const server = check<MigrationTarget>()({
  proves: 'MIG-LC-001',
  needs: ['localChain'],
  reasons: MIGRATED,
  run: async (_tool, t) => t.judge(undefined, (await t.use(migratedServer)).run),
});

export const provider = check<MigrationTarget>()({
  proves: 'MIG-LC-002',
  needs: ['localChain'],
  reasons: MIGRATED,
  run: async (_tool, t) => judgeChain(t, await t.use(byProvider)),
});

const NAMES: ReadonlySet<string> = new Set(CORE_CONTRACT_NAMES);
const isCore = (name: string): name is CoreContract => NAMES.has(name);

/** What is wrong with the code at an address of `base`. A proxy is passed over, and what the document does not name. */
function codeDefect(at: string, name: string, code: string): Defect<'no-code' | 'other'> | undefined {
  if (code === '0x') return { reason: 'no-code', expected: 'code', actual: 'none', at };
  const wrong = isCore(name) ? misplaced(name, { code, delegates: delegates(code) }) : undefined;
  return wrong === undefined || wrong === 'delegates' ? undefined : { ...wrong, reason: 'other', at };
}

export const contracts = check<MigrationTarget>()({
  proves: 'MIG-LC-003',
  needs: ['localChain'],
  reasons: {
    'no-code': "there is no code at an address of `migration('private').base`",
    other: 'there is another contract than the one that is named there',
  },
  run: async (_tool, t) => {
    const server = await t.use(migratedServer);
    const provider = await t.use(byProvider);
    // What the provider lacks altogether is told by its own check.
    const there = provider.chainId !== undefined && !isBare(provider.codes);
    for (const [as, { run, codes }] of Object.entries({ server, ...(there && { provider }) }))
      await t.each(
        codes,
        ([name, code]) => t.judge(codeDefect(`LocalChain.${as}: base.${name}`, name, code), run),
        "`migration('private')` gives no base where nothing was migrated",
      );
  },
});
