import { secretOfEnvironment, secretOfFile } from '../../command/options/secret-source.ts';
import { throwUsageError } from '../../command/usage-error.ts';

/** The sources of the seed of a key. */
export interface KeySeedOptions {
  readonly keySeed?: string;
  readonly keySeedEnv?: string;
  readonly keySeedFile?: string;
}

/** The seed of the key, from one of its three sources. */
export function keySeedOf({ keySeed, keySeedEnv, keySeedFile }: KeySeedOptions): string | undefined {
  const given = [
    ...(keySeed === undefined ? [] : [{ option: '--key-seed', seed: keySeed }]),
    ...(keySeedEnv === undefined
      ? []
      : [{ option: `--key-seed-env ${keySeedEnv}`, seed: secretOfEnvironment('--key-seed-env', keySeedEnv) }]),
    ...(keySeedFile === undefined
      ? []
      : [{ option: `--key-seed-file ${keySeedFile}`, seed: secretOfFile('--key-seed-file', keySeedFile) }]),
  ];
  if (given.length > 1) throwUsageError('--key-seed, --key-seed-env and --key-seed-file exclude each other');
  const [one] = given;
  if (one && !/^[0-9a-f]{64}$/i.test(one.seed)) throwUsageError(`${one.option}: expected 64 hex digits`);
  return one?.seed;
}
