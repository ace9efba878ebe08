import type { LogLocation } from '../../../audit/source/source.ts';
import { prefixUrl } from '../../../command/options/http-url.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import type { VerifyOptions } from '../../../entry/verify-entries.ts';
import type { KeyOptions } from '../../../log/command/keys/key-options.ts';
import { logKeys } from '../../../log/command/keys/log-keys.ts';
import type { Shard } from '../../../log/command/keys/trusted-root/shard.ts';
import type { Vkey } from '../../../log/oracle/note/verifier-key.ts';
import { formatVkey, parseVkey } from '../../../log/oracle/note/vkey.ts';
import { type PlaceOptions, placeOf, wholeNumber } from '../audit/place.ts';

/** The options of `verify entry` from the command line. */
export interface VerifyCommandOptions extends PlaceOptions, KeyOptions {
  readonly online?: boolean;
  readonly url?: string;
  readonly readUrl?: string;
  readonly minimumIndex?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Turns options into settings of a verification. Every mistake is a `UsageError` with one sentence. */
export async function verifyOptions(options: VerifyCommandOptions): Promise<VerifyOptions> {
  const { origin, minimumIndex, trustedRoot, url, readUrl, online } = options;
  if (origin === '') throwUsageError('--origin takes the first line of the checkpoint, which is never empty');
  if (url !== undefined && readUrl !== undefined)
    throwUsageError('--url and --read-url exclude each other: one names the interface, the other a bare prefix');
  const address = url === undefined ? readUrl : `${prefixUrl('--url', url).replace(/(?<!\/)\/+$/, '')}/api/v2`;
  const shards = trustedRoot === undefined ? undefined : await shardsOf(trustedRoot, options);
  const given =
    address === undefined ? undefined : placeOf(url === undefined ? '--read-url' : '--url', address, options);
  if (online && !given && !shards)
    throwUsageError('--online needs the address of the log: give --url, --read-url or --trusted-root');
  const placed = (signer: Vkey | undefined): LogLocation | string => {
    if (given) return given;
    const shard = shards?.find(({ keys }) => keys.some(({ text }) => text === signer?.text));
    return shard
      ? placeOf('--trusted-root', `${shard.address}/api/v2`, options)
      : 'the trusted root has no log with a key that signed it';
  };
  return {
    keysFor: keysOf(options, address, shards),
    ...(origin === undefined ? {} : { origin }),
    ...(given || online ? { placeOf: placed } : {}),
    ...(minimumIndex === undefined ? {} : { minimum: wholeNumber('--minimum-index', minimumIndex, 2n ** 63n - 1n) }),
  };
}

/** How many signers of a checkpoint are tried as the name of a key in PEM. */
const TRIED = 20;

/**
 * The keys by the names on the signature lines. A key in PEM has no name: without `--origin` and an address it has the name
 * of the line that it made.
 */
function keysOf(
  options: VerifyCommandOptions,
  address: string | undefined,
  shards: readonly Shard[] | undefined,
): VerifyOptions['keysFor'] {
  if (shards) {
    const keys = shards.flatMap((shard) => shard.keys);
    return () => keys;
  }
  const { publicKey = [], origin } = options;
  if (publicKey.length === 0 || origin !== undefined || (address !== undefined && URL.canParse(address))) {
    const keys = logKeys(options, address);
    return () => keys;
  }
  // Mistakes in the files are found before the entry is read.
  const unnamed = logKeys({ ...options, vkey: [], origin: 'log.example' }, undefined);
  const named = logKeys({ ...options, publicKey: [] }, undefined);
  return (names) => [
    ...named,
    ...names.slice(0, TRIED).flatMap((name) => unnamed.flatMap((key) => underOtherName(key, name))),
  ];
}

/** The same key under another name. */
function underOtherName(key: Vkey, name: string): Vkey[] {
  const { value } = parseVkey(formatVkey({ ...key, name }));
  return value ? [value] : [];
}

async function shardsOf(file: string, { vkey, publicKey, origin }: VerifyCommandOptions): Promise<readonly Shard[]> {
  if (vkey ?? publicKey) throwUsageError('--trusted-root has the keys of its logs: leave out --vkey and --public-key');
  const { trustedShards } = await import('../../../log/command/keys/trusted-root/chosen-shards.ts');
  const { shards, leftOut } = await trustedShards(file, origin);
  if (shards.length > 0) return shards;
  return throwUsageError(
    `--trusted-root ${file}: it has no log whose key can be used: ${leftOut.map(({ address, why }) => `${address}: ${why}`).join('; ')}`,
  );
}
