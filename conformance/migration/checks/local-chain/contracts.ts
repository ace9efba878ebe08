import { check } from '../../../core/check/check.ts';
import type { Defect } from '../../../core/check/defect.ts';
import { baseContractDefect, isUnknownProxy, isUnknownVersion } from '../../oracle/contracts/base-contract-defect.ts';
import { CORE_CONTRACT_NAMES, type CoreContract } from '../../oracle/contracts/core-contracts.ts';
import { lacksAllCode, migratedServerChain, providerChain } from '../../premises/chains/open-local-chain.ts';
import { delegatesCalls } from '../../target/chain/delegated-code.ts';
import type { CoreBuilds } from '../../target/core-builds.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

const NAMES: ReadonlySet<string> = new Set(CORE_CONTRACT_NAMES);
const isCore = (name: string): name is CoreContract => NAMES.has(name);

/** Wrong code at an address of `base`. Proxies, and names that the document does not have, are not compared. */
function codeDefect(
  at: string,
  name: string,
  code: string,
  builds: CoreBuilds | undefined,
): Defect<'no-code' | 'other'> | undefined {
  if (code === '0x') return { reason: 'no-code', expected: 'code', actual: 'no code', at };
  if (!isCore(name) || isUnknownProxy({ code, delegates: delegatesCalls(code) })) return undefined;
  if (isUnknownVersion(name, code, builds)) return undefined;
  const defect = baseContractDefect(name, code, builds);
  return defect && { ...defect, reason: 'other', at };
}

export const contracts = check<MigrationTarget>()({
  // MIG-LC-003 (must): The local chain has the contracts of `migration('private').base`: each address has the code of the
  //   contract that is named there. [interface, "What the service does"]
  proves: 'MIG-LC-003',
  needs: ['localChain'],
  reasons: {
    'no-code': "there is no code at an address of `migration('private').base`",
    other: "at an address of `migration('private').base` there is another contract than the one of that name",
  },
  run: async (tool, t) => {
    const server = await t.use(migratedServerChain);
    const provider = await t.use(providerChain);
    // MIG-LC-002 judges a provider without any of the contracts.
    const isMigrated = provider.chainId !== undefined && !lacksAllCode(provider.codes);
    for (const [as, { run, codes }] of Object.entries({ server, ...(isMigrated && { provider }) }))
      await t.each(
        codes,
        ([name, code]) => t.judge(codeDefect(`LocalChain.${as}: base.${name}`, name, code, tool.coreBuilds), run),
        "`migration('private')` gives no base before anything is migrated",
      );
  },
});
