// A small migration tool: it deploys two base contracts, and writes their addresses into a result file.
import { readFile, writeFile } from 'node:fs/promises';
import {
  BrowserProvider,
  ContractFactory,
  type Eip1193Provider,
  HDNodeWallet,
  JsonRpcProvider,
  NonceManager,
  parseUnits,
  Wallet,
} from 'ethers';

export interface Options {
  /** The URL of a node, or the provider of a chain in this process. */
  readonly provider?: string | Eip1193Provider;
  readonly privateKey?: string;
  readonly mnemonic?: string;
  /** In GWei. */
  readonly gasPrice?: number;
  readonly quiet?: boolean;
  /** The result file. */
  readonly output?: string;
}

const CONTRACTS = ['DAOToken', 'VestingScheme'] as const;

/** The names of networks by their ids. Another one is private. */
const NETWORKS: Readonly<Record<string, string>> = { 1: 'mainnet', 4: 'rinkeby', 42: 'kovan' };

async function migrateBase(options: Options = {}): Promise<{ base: Record<string, string> }> {
  const { provider = 'http://localhost:8545', output = 'migration.json', gasPrice, quiet } = options;
  const ours = typeof provider === 'string';
  const node = ours
    ? new JsonRpcProvider(provider, undefined, { cacheTimeout: -1 })
    : new BrowserProvider(provider, undefined, { cacheTimeout: -1 });
  try {
    const { chainId } = await node.getNetwork();
    const network = NETWORKS[String(chainId)] ?? 'private';
    const signer = new NonceManager(accountOf(options).connect(node));
    const base: Record<string, string> = {};
    for (const name of CONTRACTS) {
      if (!quiet) console.log(`Deploying ${name}`);
      const price = gasPrice === undefined ? {} : { gasPrice: parseUnits(String(gasPrice), 'gwei') };
      const { abi, bytecode } = await artifact(name);
      const contract = await new ContractFactory(abi, bytecode, signer).deploy({ type: 0, ...price });
      await contract.waitForDeployment();
      base[name] = await contract.getAddress();
    }
    const before = JSON.parse(await readFile(output, 'utf8').catch(() => '{}'));
    await writeFile(output, JSON.stringify({ ...before, [network]: { ...before[network], base } }, null, 2));
    return { base };
  } finally {
    if (ours) node.destroy();
  }
}

/** The key wins over the mnemonic. */
function accountOf({ privateKey, mnemonic }: Options): Wallet | HDNodeWallet {
  if (privateKey !== undefined) return new Wallet(privateKey);
  if (mnemonic !== undefined) return HDNodeWallet.fromPhrase(mnemonic);
  throw new Error('expected a privateKey or a mnemonic; found neither');
}

/** What Hardhat has compiled. */
async function artifact(name: string): Promise<{ abi: []; bytecode: string }> {
  return JSON.parse(
    await readFile(new URL(`../artifacts/contracts/${name}.sol/${name}.json`, import.meta.url), 'utf8'),
  );
}

export const StackMigration = { migrateBase };
