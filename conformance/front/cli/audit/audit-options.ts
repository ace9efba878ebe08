import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { AuditOptions } from '../../../audit/options.ts';
import type { LogLocation } from '../../../audit/source/source.ts';
import { LARGEST_SAMPLE } from '../../../audit/verify/sample.ts';
import type { ConnectionOptions } from '../../../command/options/connection-options.ts';
import { headersOf } from '../../../command/options/header.ts';
import type { HeaderOptions } from '../../../command/options/header-options.ts';
import { prefixUrl } from '../../../command/options/http-url.ts';
import { networkOptions } from '../../../command/options/network-options.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { vkeyOption } from '../../../log/command/vkey.ts';

/** The options of `audit` from the command line. */
export interface AuditCommandOptions extends ConnectionOptions, HeaderOptions {
  readonly vkey?: readonly string[];
  readonly origin?: string;
  readonly minimumIndex?: string;
  readonly sample?: string;
  readonly seed?: string;
  readonly state?: string;
  readonly workers?: string;
  readonly timeout?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Turns options into settings of an audit. Every mistake is a `UsageError` with one sentence. */
export function auditOptions(log: string, options: AuditCommandOptions): AuditOptions {
  const { origin, state, sample, seed, minimumIndex, workers } = options;
  const keys = (options.vkey ?? []).map(vkeyOption);
  if (state !== undefined && keys.length === 0)
    throwUsageError('--state needs --vkey: only a checkpoint that the log has signed can be kept or compared');
  if (origin === '') throwUsageError('--origin takes the first line of the checkpoint, which is never empty');
  if (seed !== undefined && sample === undefined) throwUsageError('--seed repeats a sample: give --sample, too');
  const place = placeOf(log, options);
  return {
    place,
    keys,
    ...(origin === undefined ? {} : { origin }),
    ...(state === undefined ? {} : { state: resolve(state) }),
    ...(minimumIndex === undefined ? {} : { minimum: whole('--minimum-index', minimumIndex, 2n ** 63n - 1n) }),
    ...(workers === undefined ? {} : { workers: Number(atLeast1('--workers', workers, 64n)) }),
    ...(sample === undefined
      ? {}
      : {
          sample: {
            count: Number(atLeast1('--sample', sample, BigInt(LARGEST_SAMPLE))),
            seed:
              seed === undefined
                ? BigInt(`0x${randomBytes(12).toString('hex')}`)
                : whole('--seed', seed, 10n ** 30n - 1n),
          },
        }),
  };
}

/** An address with a scheme is a prefix, any other text a directory. */
function placeOf(log: string, options: AuditCommandOptions): LogLocation {
  const headers = headersOf(options);
  const timeoutMs = Number(atLeast1('--timeout', options.timeout ?? '10000', 3_600_000n));
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(log)) {
    const { ca, clientCert, proxy, allowRedirect } = options;
    if (headers.length > 0 || (ca ?? clientCert ?? proxy ?? allowRedirect) !== undefined)
      throwUsageError(
        `${headers.length > 0 ? '--header belongs' : 'options for the connection belong'} to a log behind http or https; this one is a directory`,
      );
    return { kind: 'directory', path: resolve(log) };
  }
  const prefix = prefixUrl('the log', log).replace(/\/+$/, '');
  return { kind: 'http', prefix, headers, timeoutMs, network: networkOptions(options, [prefix]) };
}

/** A whole number, also in the form 1e12. */
function whole(option: string, text: string, most: bigint): bigint {
  const [, digits, exponent = '0'] = /^(\d{1,30})(?:e(\d{1,2}))?$/i.exec(text) ?? [];
  const value = digits === undefined ? -1n : BigInt(digits) * 10n ** BigInt(exponent);
  if (value < 0n || value > most) throwUsageError(`${option} takes a whole number up to ${most}, not "${text}"`);
  return value;
}

function atLeast1(option: string, text: string, most: bigint): bigint {
  const value = whole(option, text, most);
  return value > 0n ? value : throwUsageError(`${option} takes a whole number from 1 to ${most}, not "${text}"`);
}
