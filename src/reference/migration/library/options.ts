/** What a migration is asked for: the options of the interface document ("Library options object"), in its spelling. */

import { parseUnits } from 'ethers';
import type { Provider } from '../chain/json-rpc.ts';
import { MigrationError } from '../error.ts';
import { nearest } from './nearest-word.ts';

export interface MigrationOptions {
  /** Version of the core package; default: the latest that has all base contracts. The parameters may name another. */
  readonly coreVersion?: string;
  /** URL of a node, or a provider (EIP-1193). Default: http://localhost:8545 */
  readonly provider?: string | Provider;
  /** In GWei; default: as the node suggests. */
  readonly gasPrice?: number;
  /** Prints nothing but errors. */
  readonly quiet?: boolean;
  /** Asks nothing. */
  readonly 'disable-confs'?: boolean;
  /** Asks nothing. What is there already is used again: `restart` deploys anew. */
  readonly force?: boolean;
  /** Forgets what was deployed, and begins anew. */
  readonly restart?: boolean;
  /** Path of the result file; default: migration.json */
  readonly output?: string;
  /** Of the migrating account, 32 bytes in hex. Goes before `mnemonic`. */
  readonly privateKey?: string | undefined;
  /** BIP-39; the account m/44'/60'/0'/0/0. */
  readonly mnemonic?: string | undefined;
  /** Parameters by network, those of the network before those of `default`; or parameters themselves. */
  readonly params?: unknown;
  /** Tells what would be done and what it costs, and sends nothing. Not of the document. */
  readonly dryRun?: boolean;
  /**
   * Does everything upon a copy of the chain first (needs Hardhat, and the URL of a node). Default: for a dry run, on a public
   * network, where a person is asked, and where the account may have too little. Not of the document.
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

/** Throws a MigrationError where a value is given to a name that is none: what was meant would not be done. */
export function knownOptions(given: object): void {
  const names = Object.keys(NAMES);
  const unknown = Object.entries(given).flatMap(([name, value]) =>
    value === undefined || names.includes(name) ? [] : [name],
  );
  if (unknown.length === 0) return;
  const meant = unknown.flatMap((name) => nearest(name, names));
  const hint = meant.length > 0 ? ` ${meant.length > 1 ? 'Are' : 'Is'} ${meant.join(' and ')} meant?` : '';
  const told = `options: there is no ${unknown.join(', ')}.${hint} There are ${names.join(', ')}`;
  throw new MigrationError('usage', told);
}

/** Text of a price in GWei as wei. Throws a MigrationError where it is no number above 0. */
export function gasPriceOf(gwei: number | string | undefined): bigint | undefined {
  if (gwei === undefined) return undefined;
  const text = `${gwei}`;
  const wei = /^\d+(\.\d{1,9})?$/.test(text) ? parseUnits(text, 'gwei') : 0n;
  if (wei > 0n) return wei;
  throw new MigrationError('usage', `gas price: expected a number of GWei above 0, found ${JSON.stringify(text)}`);
}
