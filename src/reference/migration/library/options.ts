/** The options of a migration, as in the interface document ("Library options object"). */

import { parseUnits } from 'ethers/utils';
import type { Provider } from '../chain/json-rpc.ts';
import { MigrationError } from '../error.ts';
import { nearest } from './nearest-word.ts';

/** The options of a migration. */
export interface MigrationOptions {
  /** Version of the core package; default: the latest that has all base contracts. The parameters may name another. */
  readonly coreVersion?: string;
  /** URL of a node, or a provider (EIP-1193). Default: http://localhost:8545 */
  readonly provider?: string | Provider;
  /** Gas price in GWei; default: the node's suggestion. */
  readonly gasPrice?: number;
  /** Prints nothing but errors. */
  readonly quiet?: boolean;
  /** Asks nothing. */
  readonly 'disable-confs'?: boolean;
  /** Asks nothing. Existing contracts are used again; `restart` deploys new ones. */
  readonly force?: boolean;
  /** Discards the recorded deployment, and starts over. */
  readonly restart?: boolean;
  /** Path of the result file; default: migration.json */
  readonly output?: string;
  /** Private key of the migrating account, 32 bytes in hex. Takes precedence over `mnemonic`. */
  readonly privateKey?: string | undefined;
  /** BIP-39 mnemonic of the migrating account, m/44'/60'/0'/0/0. */
  readonly mnemonic?: string | undefined;
  /** Parameters by network, where those of the network override those of `default`; or the parameters themselves. */
  readonly params?: unknown;
  /** Reports what would be done and its cost, and sends nothing. An addition to the document. */
  readonly dryRun?: boolean;
  /**
   * Runs on a copy of the chain first (needs Hardhat, and the URL of a node). Default: for a dry run, on a public
   * network, where a person is asked, and where the account may have too little ether. An addition to the document.
   */
  readonly simulate?: boolean;
}

export const DEFAULT_PROVIDER = 'http://localhost:8545';
export const DEFAULT_OUTPUT = 'migration.json';

const NAMES: Readonly<Record<keyof MigrationOptions, true>> = {
  coreVersion: true,
  provider: true,
  gasPrice: true,
  quiet: true,
  'disable-confs': true,
  force: true,
  restart: true,
  output: true,
  privateKey: true,
  mnemonic: true,
  params: true,
  dryRun: true,
  simulate: true,
};

/** Throws a MigrationError for a value of an unknown option: the intended option would be ignored. */
export function knownOptions(given: object): void {
  const names = Object.keys(NAMES);
  const unknown = Object.entries(given).flatMap(([name, value]) =>
    value === undefined || names.includes(name) ? [] : [name],
  );
  if (unknown.length === 0) return;
  const suggestions = unknown.flatMap((name) => nearest(name, names));
  const hint =
    suggestions.length > 0 ? ` ${suggestions.length > 1 ? 'Are' : 'Is'} ${suggestions.join(' and ')} meant?` : '';
  const message = `options: there is no ${unknown.join(', ')}.${hint} There are ${names.join(', ')}`;
  throw new MigrationError('usage', message);
}

/** A price in GWei as wei. Throws a MigrationError where the text is not a number above 0. */
export function gasPriceOf(gwei: number | string | undefined): bigint | undefined {
  if (gwei === undefined) return undefined;
  const text = `${gwei}`;
  const wei = /^\d+(\.\d{1,9})?$/.test(text) ? parseUnits(text, 'gwei') : 0n;
  if (wei > 0n) return wei;
  throw new MigrationError('usage', `gas price: expected a number of GWei above 0, found ${JSON.stringify(text)}`);
}
