import { resolve } from 'node:path';
import type { LogLocation } from '../../../audit/source/source.ts';
import type { ConnectionOptions } from '../../../command/options/connection-options.ts';
import { headersOf } from '../../../command/options/header.ts';
import type { HeaderOptions } from '../../../command/options/header-options.ts';
import { prefixUrl } from '../../../command/options/http-url.ts';
import { networkOptions } from '../../../command/options/network-options.ts';
import { numberOption } from '../../../command/options/number.ts';
import { packageVersion } from '../../../command/package-data.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { isObjectAddress, objectAddress, objectPlace } from '../../../transport/object/address.ts';

/** The options for reading a log. */
export interface PlaceOptions extends ConnectionOptions, HeaderOptions {
  readonly timeout?: string;
  readonly rate?: string;
}

/** Where a log is: s3:// is a bucket, another scheme a prefix, any other text a directory. `name`: who gives the text. */
export function placeOf(name: string, log: string, options: PlaceOptions): LogLocation {
  const headers = headersOf(options);
  const timeoutMs = Number(atLeast1('--timeout', options.timeout ?? '10000', 3_600_000n));
  if (isObjectAddress(log)) return objectLocation(log, options, timeoutMs, headers.length > 0);
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(log)) {
    const { ca, clientCert, proxy, allowRedirect, rate } = options;
    if (rate !== undefined) throwUsageError('--rate belongs to a log behind http or https; this one is a directory');
    if (headers.length > 0 || (ca ?? clientCert ?? proxy ?? allowRedirect) !== undefined)
      throwUsageError(
        `${headers.length > 0 ? '--header belongs' : 'options for the connection belong'} to a log behind http or https; this one is a directory`,
      );
    return { kind: 'directory', path: resolve(log) };
  }
  const prefix = prefixUrl(name, log).replace(/(?<!\/)\/+$/, '');
  return {
    kind: 'http',
    prefix,
    headers,
    timeoutMs,
    network: networkOptions(options, [prefix]),
    userAgent: `touchstone/${packageVersion()}`,
    ...rateOf(options),
  };
}

const rateOf = ({ rate }: PlaceOptions) =>
  rate === undefined ? {} : { rate: numberOption('--rate', rate, 0.01, 100_000) };

/** A log in a bucket. Endpoint, region and credentials are those of the environment. */
function objectLocation(log: string, options: PlaceOptions, timeoutMs: number, hasHeaders: boolean): LogLocation {
  const place = objectPlace(log);
  if (!place) throwUsageError(`${log} names no place in a bucket: expected s3://bucket/prefix`);
  if (hasHeaders || options.allowRedirect !== undefined)
    throwUsageError(
      `${hasHeaders ? '--header' : '--allow-redirect'} belongs to a log behind http or https: requests to a bucket are those of S3`,
    );
  const network = networkOptions(options, []);
  const userAgent = ['touchstone', packageVersion()] as const;
  return { kind: 's3', address: objectAddress(place), timeoutMs, network, userAgent, ...rateOf(options) };
}

/** A whole number, also in the form 1e12. */
export function wholeNumber(option: string, text: string, most: bigint): bigint {
  const [, digits, exponent = '0'] = /^(\d{1,30})(?:e(\d{1,2}))?$/i.exec(text) ?? [];
  const value = digits === undefined ? -1n : BigInt(digits) * 10n ** BigInt(exponent);
  if (value < 0n || value > most) throwUsageError(`${option} takes a whole number up to ${most}, not "${text}"`);
  return value;
}

/** A whole number of 1 or more. */
export function atLeast1(option: string, text: string, most: bigint): bigint {
  const value = wholeNumber(option, text, most);
  return value > 0n ? value : throwUsageError(`${option} takes a whole number from 1 to ${most}, not "${text}"`);
}
