/** The sources of the key of the command line: an option, a file, or the environment, in this order. */
import { readFile } from 'node:fs/promises';
import type { Secret } from '../chain/account.ts';
import { MigrationError } from '../error.ts';

export interface SecretOptions extends Secret {
  readonly privateKeyFile?: string | undefined;
  readonly mnemonicFile?: string | undefined;
}

export const KEY_VARIABLE = 'TOUCHSTONE_MIGRATE_PRIVATE_KEY';
export const MNEMONIC_VARIABLE = 'TOUCHSTONE_MIGRATE_MNEMONIC';

/** A secret with its source: an option, a file or a variable. */
export interface Found {
  readonly secret: Secret;
  readonly from?: string | undefined;
}

/**
 * Reads the secret; without one the built-in key is used. Rejects with a MigrationError for both secrets from one
 * source.
 */
export async function secretOf(options: SecretOptions, env: NodeJS.ProcessEnv): Promise<Found> {
  const { privateKeyFile, mnemonicFile } = options;
  const places = [
    { key: '--private-key', words: '--mnemonic', read: () => options },
    {
      key: privateKeyFile,
      words: mnemonicFile,
      read: async () => ({ privateKey: await content(privateKeyFile), mnemonic: await content(mnemonicFile) }),
    },
    {
      key: KEY_VARIABLE,
      words: MNEMONIC_VARIABLE,
      read: () => ({ privateKey: env[KEY_VARIABLE], mnemonic: env[MNEMONIC_VARIABLE] }),
    },
  ];
  for (const { key, words, read } of places) {
    const { privateKey, mnemonic }: Secret = await read();
    if (privateKey !== undefined && mnemonic !== undefined) {
      throw new MigrationError('usage', 'Expected a private key or a mnemonic, found both');
    }
    if (privateKey !== undefined) return { secret: { privateKey }, from: key };
    if (mnemonic !== undefined) return { secret: { mnemonic }, from: words };
  }
  return { secret: {} };
}

async function content(path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return undefined;
  const text = await readFile(path, 'utf8').catch(({ code }) => {
    throw new MigrationError('account', `${path}: expected a file with a secret, but it cannot be read (${code})`);
  });
  return text.trim();
}
