import type { CheckJob } from '../../command/check-job.ts';
import type { CheckOptions } from '../../command/options/check-options.ts';
import { curlConnection } from '../../command/options/curl-options.ts';
import { prefixUrl } from '../../command/options/http-url.ts';
import { networkOptions, reportedProxy } from '../../command/options/network-options.ts';
import { numberOption } from '../../command/options/number.ts';
import {
  chosenProfiles,
  excludedFacets,
  neededProcess,
  runSettings,
  targetSettings,
} from '../../command/options/run-settings.ts';
import { throwUsageError } from '../../command/usage-error.ts';
import { defaultProfiles, rulesetsOf } from '../../core/spec/profile.ts';
import { redactUrl } from '../../transport/record/redact.ts';
import { treeHeadVkeyOfSpki } from '../oracle/note/vkey-of-spki.ts';
import type { LogJobTarget } from './job-target.ts';
import { certificateFile, keyOfCertificateFile } from './keys/certificate-file.ts';
import type { KeyOptions } from './keys/key-options.ts';
import { logKeys } from './keys/log-keys.ts';
import { policyOption } from './keys/policy.ts';

/** The options of `check log` from the command line and `touchstone.yaml`. */
export interface CheckLogOptions extends CheckOptions, KeyOptions {
  readonly url?: string;
  readonly readUrl?: string;
  readonly publishedPrefix?: readonly string[];
  readonly submissionPrefix?: string;
  readonly submissionUrl?: string;
  readonly testRoot?: string;
  readonly testRootKey?: string;
  readonly testNotAfter?: string;
  readonly append?: readonly string[];
  readonly writeUrl?: string;
  readonly grpc?: string;
  readonly grpcService?: string;
  readonly allowWrites?: boolean;
  readonly maxWrites?: string | number;
}

/** Facets of a log that `--without` may name. */
const LOG_FACETS = ['keys', 'policy', 'append', 'create', 'roots', 'submit', 'authority', 'grpc', 'restart'];

/** Turns options into a job. @throws UsageError with a single sentence for each mistake. */
export function logJob(options: CheckLogOptions): CheckJob<LogJobTarget> {
  if (options.url !== undefined && options.readUrl !== undefined)
    throwUsageError('--url and --read-url exclude each other: one names the interface, the other a bare prefix');
  const base =
    options.url ??
    options.readUrl ??
    throwUsageError('the log is missing: give --url BASE or --read-url PREFIX', 'nothing-says-what-to-judge');
  const address = prefixUrl(options.url === undefined ? '--read-url' : '--url', base).replace(/\/+$/, '');
  if (options.url !== undefined && /\/api\/v2$/.test(address))
    throwUsageError(
      `--url ${base}: this ends in /api/v2, which is added to it; give the base address, or --read-url with this prefix`,
    );
  const { url, writeUrl, maxWrites } = options;
  const named = chosenProfiles('log', options, defaultProfiles('log', url === undefined && writeUrl === undefined));
  const policy = options.policy === undefined ? undefined : policyOption(options.policy);
  const profiles = policy && !named.includes('tlog-policy') ? [...named, 'tlog-policy'] : named;
  const absent = excludedFacets(options, LOG_FACETS);
  const without = Object.keys(absent);
  const isOfCertificates = rulesetsOf('log', profiles).includes('static-ct');
  const given = logKeys(options, address, isOfCertificates ? treeHeadVkeyOfSpki : undefined);
  const keys = given.length > 0 ? given : (policy?.logs ?? []).map(({ key }) => key);
  const submission = options.submissionPrefix && prefixUrl('--submission-prefix', options.submissionPrefix);
  const published = (options.publishedPrefix ?? []).map((text) => prefixUrl('--published-prefix', text));
  const append = appendRoute(options);
  const entries = entriesRoute(options);
  const rpc = rpcRoute(options);
  const submissions =
    options.submissionUrl === undefined
      ? undefined
      : { url: prefixUrl('--submission-url', options.submissionUrl).replace(/\/+$/, '') };
  const authority = testAuthority(options);
  if (options.allowWrites && !append && !entries && !submissions)
    throwUsageError(
      '--allow-writes has nothing to allow: give the address for entries with --write-url or --append, or that for certificates with --submission-url',
    );
  if (!policy && rulesetsOf('log', profiles).includes('tlog-policy')) absent.policy ??= 'not-given';
  if (submissions && !options.allowWrites) absent.submit ??= 'not-allowed';
  if (submissions && !authority) absent.authority ??= 'not-given';
  if (append && !options.allowWrites) absent.append ??= 'not-allowed';
  if (entries && !options.allowWrites) absent.create ??= 'not-allowed';
  const may = (facet: string): boolean => options.allowWrites === true && !without.includes(facet);
  const prefix = options.url === undefined ? address : `${address}/api/v2`;
  const routes = [prefix, append?.url, entries?.url, submissions?.url, rpc?.url].filter((route) => route !== undefined);
  const network = networkOptions(options, routes);
  const proxy = reportedProxy(prefix, network);
  const needed = neededProcess(options, `${prefix}/checkpoint`);
  return {
    profiles,
    address,
    reported: {
      prefix: redactUrl(prefix),
      ...(options.origin ? { origin: options.origin } : {}),
      vkeys: keys.map((key) => key.text),
      ...(proxy === undefined ? {} : { proxy }),
    },
    connection: curlConnection(options, routes),
    job: {
      suite: 'log',
      ...(needed ? { process: needed } : {}),
      target: {
        prefix,
        ...(keys.length > 0 && !without.includes('keys') ? { keys } : {}),
        ...(policy && !without.includes('policy') ? { policy } : {}),
        ...(options.origin === undefined ? {} : { origin: options.origin }),
        ...(published.length > 0 ? { publishedPrefixes: published } : {}),
        ...(submission ? { submissionPrefix: submission } : {}),
        ...(submissions && !without.includes('roots') ? { submissions } : {}),
        ...(may('submit') && submissions ? { submits: true } : {}),
        ...(authority && !without.includes('authority') ? { authority } : {}),
        ...(may('append') && append ? { append } : {}),
        ...(may('create') && entries ? { entries } : {}),
        ...(rpc && !without.includes('grpc') ? { rpc } : {}),
        maxWrites: numberOption('--max-writes', maxWrites ?? 2000, 0, 1e9),
        absent,
        network,
        ...targetSettings('log', profiles, options),
      },
      ...runSettings('log', profiles, options),
    },
  };
}

function appendRoute(options: CheckLogOptions) {
  if (!options.append || options.append.length === 0) return undefined;
  if (options.append.length > 1) throwUsageError('--append can be given once');
  const [, kind, url] = /^([a-z]+)=(.*)$/s.exec(options.append[0]!) ?? [];
  if (kind !== 'raw' || url === undefined) throwUsageError(`--append ${options.append[0]}: expected raw=URL`);
  return { url: prefixUrl('--append raw', url!) };
}

/** The authority of the person who runs this. @throws UsageError for half of one. */
function testAuthority({ testRoot, testRootKey, testNotAfter }: CheckLogOptions) {
  if (testRoot === undefined && testRootKey === undefined)
    return testNotAfter === undefined ? undefined : throwUsageError('--test-not-after goes with --test-root');
  if (testRoot === undefined) return throwUsageError('--test-root-key goes with --test-root');
  if (testRootKey === undefined) return throwUsageError('--test-root goes with --test-root-key');
  const certificate = certificateFile('--test-root', testRoot);
  const key = keyOfCertificateFile('--test-root-key', testRootKey, certificate);
  if (testNotAfter === undefined) return { certificate, key };
  const notAfter = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ)?$/.test(testNotAfter) ? Date.parse(testNotAfter) : Number.NaN;
  if (Number.isNaN(notAfter))
    throwUsageError(`--test-not-after ${testNotAfter}: expected a date such as 2027-01-15, or 2027-01-15T00:00:00Z`);
  return { certificate, key, notAfter };
}

/** The address that creates entries: below the base address, or below another. A bare prefix has no such address. */
function entriesRoute({ url, writeUrl }: CheckLogOptions) {
  const base = writeUrl ?? url;
  if (base === undefined) return undefined;
  const address = prefixUrl(writeUrl === undefined ? '--url' : '--write-url', base).replace(/\/+$/, '');
  return { url: `${address}/api/v2/log/entries` };
}

function rpcRoute({ grpc, grpcService }: CheckLogOptions) {
  if (grpc === undefined)
    return grpcService === undefined ? undefined : throwUsageError('--grpc-service goes with --grpc');
  const url = prefixUrl('--grpc', grpc.includes('://') ? grpc : `http://${grpc}`).replace(/\/+$/, '');
  if (!/^https?:\/\/([^/:]+|\[[^\]]+\]):\d+$/.test(url) && !/^https:\/\/[^/]+$/.test(url))
    throwUsageError(`--grpc ${grpc}: expected HOST:PORT, or https://HOST:PORT for TLS`);
  if (grpcService !== undefined && !/^[A-Za-z_][\w]*(\.[A-Za-z_]\w*)*$/.test(grpcService))
    throwUsageError(`--grpc-service ${grpcService}: expected a full name such as vendor.rekor.v2.LogService`);
  return { url, ...(grpcService === undefined ? {} : { service: grpcService }) };
}
