import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ChainAccount, ZERO_KEYS } from './account.ts';
import type { LabChainSettings } from './chain-host-messages.ts';
import { brokenInstallHint, installHint, isPackageError } from './hardhat-packages.ts';

/** The mnemonic of Ganache's `--deterministic`, whose accounts migration tools know as those of a private network. */
export const MNEMONIC = 'myth like bonus scare over problem client lizard pioneer submit female collect';
/** The account of each place by its index in the path of BIP-44. A tool may have the keys of Ganache's ten built in. */
const INDICES = Array.from({ length: 20 }, (_, place) => ZERO_KEYS[place] ?? place);
const WEALTH = 10_000n * 10n ** 18n;
const NETWORK = 'lab';
/** How long pending requests may take when a chain is closed. */
const CLOSED_WITHIN_MS = 500;

/** A hosted chain, which listens at 127.0.0.1. */
export interface HostedChain {
  readonly url: string;
  readonly accounts: readonly ChainAccount[];
  close(): Promise<void>;
}

/** Opens a chain at its first block. */
export type OpenHostedChain = (settings: LabChainSettings) => Promise<HostedChain>;

/** What opens chains in Hardhat 3: the export `network` of `hardhat`. */
export interface HardhatNetwork {
  createServer(
    connection: { readonly network: string; readonly chainType: 'l1'; readonly override: object },
    host: string,
    port: number,
  ): Promise<{ listen(): Promise<{ readonly port: number }>; close(): Promise<void> }>;
}

/**
 * Loads Hardhat, and returns the function that opens chains. @throws Error where packages are missing, or do not work
 * with this Node.
 */
export async function hardhatChains(): Promise<OpenHostedChain> {
  const { createHardhatRuntimeEnvironment } = await loaded(import('hardhat/hre'));
  // Hardhat needs a folder below a package.json. It would read artifacts there, but this folder has no artifacts.
  const root = dirname(fileURLToPath(import.meta.url));
  const paths = { artifacts: `${root}/.none`, cache: `${root}/.none` };
  const networks = { [NETWORK]: { type: 'edr-simulated' as const, chainType: 'l1' as const } };
  const { network } = await loaded(createHardhatRuntimeEnvironment({ networks, paths }, {}, root));
  return chainsOfNetwork(network, NETWORK);
}

/** The function that opens chains in a Hardhat that runs, by its network of this name. @throws Error where ethers is missing. */
export async function chainsOfNetwork(network: HardhatNetwork, name: string): Promise<OpenHostedChain> {
  const { HDNodeWallet, Mnemonic } = await loaded(import('ethers'));
  const derived = new Map<string, readonly ChainAccount[]>();
  const accountsOf = (words: string) => {
    const parent = HDNodeWallet.fromMnemonic(Mnemonic.fromPhrase(words), "m/44'/60'/0'/0");
    return INDICES.map((index) => {
      const { address, privateKey } = parent.deriveChild(index);
      return { address, privateKey };
    });
  };
  return async (settings) => {
    const { chainId = 1337, gasLimit = 8_000_000, hardfork = 'petersburg', automine = true } = settings;
    const { mnemonic = MNEMONIC, blockIntervalMs = 0 } = settings;
    const accounts = derived.get(mnemonic) ?? accountsOf(mnemonic);
    derived.set(mnemonic, accounts);
    const override = {
      chainId,
      hardfork,
      blockGasLimit: gasLimit,
      mining: { auto: automine, interval: automine ? blockIntervalMs : 0 },
      // With the mnemonic Hardhat would derive the keys again for each chain, which is its slowest step.
      accounts: accounts.map(({ privateKey }) => ({ privateKey, balance: WEALTH })),
      // Other nodes answer with the hash of a failing transaction.
      throwOnTransactionFailures: false,
    };
    // Opening the first chain loads Hardhat's native part.
    const server = await loaded(
      network.createServer({ network: name, chainType: 'l1', override }, '127.0.0.1', 0),
      isPackageError,
    );
    const { port } = await server.listen();
    const close = () =>
      Promise.race([server.close(), new Promise<void>((resolve) => setTimeout(resolve, CLOSED_WITHIN_MS).unref())]);
    return { url: `http://127.0.0.1:${port}`, accounts, close };
  };
}

/** Adds the purpose of the packages and how to install them to the error of a missing or broken package. */
async function loaded<T>(module: Promise<T>, unloaded = (_line: string) => true): Promise<T> {
  try {
    return await module;
  } catch (cause) {
    const [line = ''] = String(Object(cause).message ?? cause).split('\n');
    // The name of this file as the importer does not help the user.
    const first = line.replace(` imported from ${import.meta.filename}`, '').replace(/\.$/, '');
    if (!unloaded(first)) throw cause;
    const missing = /^Cannot find package '(hardhat|ethers)'/.test(first);
    throw new Error(missing ? installHint(first) : brokenInstallHint(first), { cause });
  }
}
