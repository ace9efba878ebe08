import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChainAccount } from './account.ts';
import type { LabChainSettings } from './chain-host-messages.ts';
import { brokenInstallHint, installHint, isPackageError } from './hardhat-packages.ts';

/** The words of Ganache's `--deterministic`, whose accounts migration tools know as those of a private network. */
export const MNEMONIC = 'myth like bonus scare over problem client lizard pioneer submit female collect';
const ACCOUNTS = 20;
const WEALTH = 10_000n * 10n ** 18n;
const NETWORK = 'lab';
/** How long requests may still be under way when a chain is closed. */
const CLOSED_WITHIN_MS = 500;

/** A chain that listens at 127.0.0.1. */
export interface HostedChain {
  readonly url: string;
  readonly accounts: readonly ChainAccount[];
  close(): Promise<void>;
}

type Open = (settings: LabChainSettings) => Promise<HostedChain>;

/** Loads Hardhat. What it gives opens chains. @throws Error where packages are missing, or are not for this Node. */
export async function hardhatChains(): Promise<Open> {
  const { createHardhatRuntimeEnvironment } = await loaded(import('hardhat/hre'));
  const { HDNodeWallet, Mnemonic } = await loaded(import('ethers'));
  // Hardhat wants a folder with a package.json above it. It reads artifacts there, of which there are none.
  const root = dirname(fileURLToPath(import.meta.url));
  const paths = { artifacts: `${root}/.none`, cache: `${root}/.none` };
  const networks = { [NETWORK]: { type: 'edr-simulated' as const, chainType: 'l1' as const } };
  const { network } = await loaded(createHardhatRuntimeEnvironment({ networks, paths }, {}, root));
  const derived = new Map<string, readonly ChainAccount[]>();
  const accountsOf = (words: string) => {
    const parent = HDNodeWallet.fromMnemonic(Mnemonic.fromPhrase(words), "m/44'/60'/0'/0");
    return Array.from({ length: ACCOUNTS }, (_, at) => {
      const { address, privateKey } = parent.deriveChild(at);
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
      // Hardhat would derive the keys from the words once more for each chain, which takes it longest of all.
      accounts: accounts.map(({ privateKey }) => ({ privateKey, balance: WEALTH })),
      // Any other node answers with the hash of a transaction that fails.
      throwOnTransactionFailures: false,
    };
    // Its native part is loaded with the first chain.
    const server = await loaded(
      network.createServer({ network: NETWORK, chainType: 'l1', override }, '127.0.0.1', 0),
      isPackageError,
    );
    const { port } = await server.listen();
    const close = () =>
      Promise.race([server.close(), new Promise<void>((resolve) => setTimeout(resolve, CLOSED_WITHIN_MS).unref())]);
    return { url: `http://127.0.0.1:${port}`, accounts, close };
  };
}

/** Says what the packages are for, and how one comes by them, where they are not to be had or do not run. */
async function loaded<T>(module: Promise<T>, unloaded = (_line: string) => true): Promise<T> {
  try {
    return await module;
  } catch (cause) {
    const [line = ''] = String(Object(cause).message ?? cause).split('\n');
    // Who wanted it is no help, where that is this file.
    const first = line.replace(` imported from ${import.meta.filename}`, '').replace(/\.$/, '');
    if (!unloaded(first)) throw cause;
    const missing = /^Cannot find package '(hardhat|ethers)'/.test(first);
    throw new Error(missing ? installHint(first) : brokenInstallHint(first), { cause });
  }
}
