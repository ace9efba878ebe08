/**
 * The same as a library ("Library" of the interface document). It has no demo test, so no `migrate` either, and no local
 * chain.
 */
import { readFile } from 'node:fs/promises';
import { CORE_VERSION } from './core.mjs';
import { migrate } from './migrate.mjs';
import { Refusal } from './refusal.mjs';

const NETWORKS = ['private', 'kovan', 'rinkeby', 'mainnet'];
const OUTPUT = 'migration.json';

/** With both a key and a mnemonic the library uses the key. It asks nothing, because nobody could answer. */
async function taken(step, { privateKey, mnemonic, provider = 'http://localhost:8545', gasPrice, ...options }) {
  const account = privateKey === undefined ? { mnemonic } : { privateKey };
  if (privateKey === undefined && mnemonic === undefined) throw new Refusal('privateKey or mnemonic: expected one');
  const { [step]: part } = await migrate([step], {
    coreVersion: CORE_VERSION,
    output: OUTPUT,
    params: {},
    ...options,
    ...account,
    provider,
    ...(gasPrice !== undefined && { gasPrice: String(gasPrice) }),
    force: true,
  });
  return { [step]: part };
}

export const StackMigration = {
  migrateBase: (options = {}) => taken('base', options),
  migrateDAO: (options = {}) => taken('dao', options),
  /** The contents of the result file in the working folder, of any network. */
  migration: async (network) => {
    if (!NETWORKS.includes(network)) throw new RangeError(`migration: expected one of ${NETWORKS.join(', ')}`);
    if (network !== 'private') throw new Error(`migration: there is no record of ${network}`);
    return JSON.parse(await readFile(OUTPUT, 'utf8'));
  },
  cli: async () => {
    await import('./main.mjs');
  },
};
export default StackMigration;
