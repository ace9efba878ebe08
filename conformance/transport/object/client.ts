import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import { Network, type NetworkOptions } from '../connect/network.ts';
import { type ObjectPlace, objectAddress } from './address.ts';
import { agentsOf } from './agents.ts';
import { BucketSetupError } from './bucket-error.ts';

/** How a bucket is reached. All else is set as for other programs of AWS: by variables AWS_… and profiles. */
export interface BucketOptions {
  /** Said to the server. */
  readonly userAgent?: readonly [name: string, version: string];
  /** The timeout of one exchange, in milliseconds. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  /** Certificates and proxies; without it the proxies of the environment. */
  readonly network?: NetworkOptions;
}

type Sdk = typeof import('@aws-sdk/client-s3');

/** A request is tried so often: while a server asks to slow down, the SDK waits longer each time, up to 20 s. */
const ATTEMPTS = 8;
const TIMEOUT_MS = 10_000;
/** Servers that are not Amazon's take any region, but a signature names one. */
const ANY_REGION = 'us-east-1';

/** The SDK, and a client by the usual variables and profiles of AWS. @throws BucketSetupError */
export async function clientOf(
  place: ObjectPlace,
  { userAgent, timeoutMs = TIMEOUT_MS, network }: BucketOptions,
): Promise<{ readonly sdk: Sdk; readonly client: S3Client }> {
  const where = objectAddress(place);
  const sdk = await import('@aws-sdk/client-s3').catch((cause: NodeJS.ErrnoException) => {
    const facts = {
      expected: 'the package @aws-sdk/client-s3',
      found: cause.code === 'ERR_MODULE_NOT_FOUND' ? 'no such package' : cause.message.split('\n', 1)[0]!,
      where,
      remedy: '`npm install @aws-sdk/client-s3` installs it',
    };
    throw new BucketSetupError('s3:// needs the AWS SDK for JavaScript', facts, 'NoSdk', false, { cause });
  });
  const { env } = process;
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL;
  // The SDK itself reads AWS_REGION alone, other programs of AWS this variable as well.
  const region = env.AWS_REGION ? undefined : env.AWS_DEFAULT_REGION;
  const config: S3ClientConfig = {
    maxAttempts: ATTEMPTS,
    followRegionRedirects: true,
    // A tile is judged by its hash: damaged bytes are a finding with their place, not a failure to read.
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeoutMs,
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
      ...agentsOf(new Network(network)),
    },
    ...(userAgent && { customUserAgent: [[...userAgent]] }),
    ...(region && { region }),
    ...(endpoint && { forcePathStyle: isBareHost(endpoint) }),
  };
  let client = new sdk.S3Client(config);
  try {
    await client.config.region();
  } catch (cause) {
    client.destroy();
    if (!endpoint)
      throw setupError('There is no region', 'the region of the bucket', 'AWS_REGION=…, or a profile', where, cause);
    client = new sdk.S3Client({ ...config, region: ANY_REGION });
  }
  try {
    await client.config.credentials();
  } catch (cause) {
    client.destroy();
    const give = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE';
    throw setupError('There are no credentials', 'credentials for the object storage', give, where, cause);
  }
  return { sdk, client };
}

function setupError(message: string, expected: string, give: string, where: string, cause: unknown): BucketSetupError {
  const found = (cause as Error).message.split('\n', 1)[0]!.replace(/\.$/, '');
  const facts = { expected, found, where, remedy: `give ${give}` };
  return new BucketSetupError(message, facts, (cause as Error).name, false, { cause });
}

/** Whether a host cannot have the bucket before its name: it is an address, or has no domain. */
function isBareHost(endpoint: string): boolean {
  const host = URL.parse(endpoint)?.hostname ?? '';
  return /^[\d.]+$|^\[|(^|\.)localhost$/.test(host) || !host.includes('.');
}
