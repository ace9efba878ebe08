/** Where the command line has its key from: an option, a file, or the environment, in this order. */
import { readFile } from 'node:fs/promises';
import type { Secret } from '../chain/account.ts';
import { MigrationError } from '../error.ts';

export interface SecretOptions extends Secret {
  readonly privateKeyFile?: string | undefined;
  readonly mnemonicFile?: string | undefined;
}

export const KEY_VARIABLE = 'TOUCHSTONE_MIGRATE_PRIVATE_KEY';
export const MNEMONIC_VARIABLE = 'TOUCHSTONE_MIGRATE_MNEMONIC';

/** Neither, where none is given: then it is the built-in key. Rejects with a MigrationError for both of one place. */
export async function secretOf(options: SecretOptions, env: NodeJS.ProcessEnv): Promise<Secret> {
  const places: readonly (() => Secret | Promise<Secret>)[] = [
    () => ({ privateKey: options.privateKey, mnemonic: options.mnemonic }),
    async () => ({ privateKey: await content(options.privateKeyFile), mnemonic: await content(options.mnemonicFile) }),
    () => ({ privateKey: env[KEY_VARIABLE], mnemonic: env[MNEMONIC_VARIABLE] }),
  ];
  for (const place of places) {
    const { privateKey, mnemonic } = await place();
    if (privateKey !== undefined && mnemonic !== undefined) {
      throw new MigrationError('usage', 'Expected a private key or a mnemonic, found both');
    }
    if (privateKey !== undefined) return { privateKey };
    if (mnemonic !== undefined) return { mnemonic };
  }
  return {};
}

async function content(path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return undefined;
  const text = await readFile(path, 'utf8').catch(({ code }) => {
    throw new MigrationError('account', `${path}: expected a file with a secret, but it cannot be read (${code})`);
  });
  return text.trim();
}
