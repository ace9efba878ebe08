import { randomInt } from 'node:crypto';
import type { Choices } from '../../core/choice.ts';
import { declarationError } from '../../core/choice.ts';
import { choicesOfProfiles, defaultProfiles, profilesOf, rulesetsOf } from '../../core/profile.ts';
import type { Level } from '../../core/requirement.ts';
import type { Absence } from '../../core/target.ts';
import { header, httpUrl } from './given.ts';
import { type Job, SUITES } from './job.ts';
import { usage } from './usage.ts';
import { vkey } from './vkey.ts';

/** The options of `check log` as they come from the command line and `touchstone.yaml`. */
export interface CheckLogOptions {
  readonly url?: string;
  readonly readUrl?: string;
  readonly origin?: string;
  readonly vkey?: readonly string[];
  readonly append?: readonly string[];
  readonly writeUrl?: string;
  readonly grpc?: string;
  readonly grpcService?: string;
  readonly startCommand?: string;
  readonly waitFor?: string;
  readonly profile?: readonly string[];
  readonly declare?: readonly string[] | Readonly<Record<string, string | number>>;
  readonly without?: readonly string[];
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly level?: string;
  readonly strict?: boolean;
  readonly exclusive?: boolean;
  readonly allowWrites?: boolean;
  readonly maxWrites?: string | number;
  readonly baseline?: string;
  readonly seed?: string | number;
  readonly timeout?: string | number;
  readonly budget?: string | number;
  readonly rate?: string | number;
  readonly header?: readonly string[];
  readonly config?: string;
  readonly report?: readonly string[];
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly plan?: boolean;
}

/** A job, with what the report says of it. */
export interface LogJob {
  readonly job: Job;
  readonly profiles: readonly string[];
  /** The address as given, for people. */
  readonly address: string;
}

/** Facets of a log that `--without` may name. */
const FACETS = ['keys', 'append', 'create', 'grpc', 'restart'];

/** Turns options into a job. Every mistake is a `UsageError` with one sentence. */
export function logJob(options: CheckLogOptions): LogJob {
  if (options.url !== undefined && options.readUrl !== undefined)
    usage('--url and --read-url exclude each other: one names the interface, the other a bare prefix');
  const given = options.url ?? options.readUrl ?? usage('the log is missing: give --url BASE or --read-url PREFIX');
  const address = httpUrl(options.url === undefined ? '--read-url' : '--url', given).replace(/\/+$/, '');
  if (options.url !== undefined && /\/api\/v2$/.test(address))
    usage(
      `--url ${given}: this ends in /api/v2, which is added to it; give the base address, or say --read-url for this prefix`,
    );
  const profiles =
    options.profile ?? defaultProfiles('log', options.url === undefined && options.writeUrl === undefined);
  for (const name of profiles)
    if (!Object.hasOwn(profilesOf('log'), name))
      usage(`--profile ${name}: there is no such profile; there are: ${Object.keys(profilesOf('log')).join(', ')}`);
  const without = options.without ?? [];
  for (const facet of without)
    if (!FACETS.includes(facet)) usage(`--without ${facet}: there is no such facet; there are: ${FACETS.join(', ')}`);
  const keys = (options.vkey ?? []).map((text) => vkey(text));
  const append = appendRoute(options);
  const entries = entriesRoute(options);
  const rpc = rpcRoute(options);
  if (options.allowWrites && !append && !entries)
    usage('--allow-writes has nothing to allow: say with --write-url or --append where entries go');
  const absent: Record<string, Absence> = Object.fromEntries(without.map((facet) => [facet, 'without' as const]));
  if (append && !options.allowWrites) absent.append ??= 'not-allowed';
  if (entries && !options.allowWrites) absent.create ??= 'not-allowed';
  const may = (facet: string): boolean => options.allowWrites === true && !without.includes(facet);
  const level = options.level ?? 'should';
  if (level !== 'must' && level !== 'should') usage(`--level takes must or should, not "${level}"`);
  const prefix = options.url === undefined ? address : `${address}/api/v2`;
  const needed = neededProcess(options, prefix);
  return {
    profiles,
    address,
    job: {
      suite: SUITES.log,
      ...(needed ? { process: needed } : {}),
      target: {
        prefix,
        ...(keys.length > 0 && !without.includes('keys') ? { keys } : {}),
        ...(options.origin === undefined ? {} : { origin: options.origin }),
        ...(may('append') && append ? { append } : {}),
        ...(may('create') && entries ? { entries } : {}),
        ...(rpc && !without.includes('grpc') ? { rpc } : {}),
        maxWrites: number('--max-writes', options.maxWrites ?? 2000, 0, 1e9),
        absent,
        choices: { ...choicesOfProfiles('log', profiles), ...declarations(options.declare) },
        exclusive: options.exclusive ?? false,
        headers: (options.header ?? []).map(header),
        ...(options.rate === undefined ? {} : { rate: number('--rate', options.rate, 0.01, 100_000) }),
        timeoutMs: number('--timeout', options.timeout ?? 10_000, 1, 3_600_000),
      },
      selection: {
        rulesets: rulesetsOf('log', profiles),
        only: options.only ?? [],
        skip: options.skip ?? [],
        level: level as Level,
      },
      seed: options.seed === undefined ? BigInt(randomInt(2 ** 47)) : wholeNumber('--seed', options.seed),
      budgetMs: number('--budget', options.budget ?? 300, 0.1, 86_400) * 1000,
    },
  };
}

function appendRoute(options: CheckLogOptions) {
  if (!options.append || options.append.length === 0) return undefined;
  if (options.append.length > 1) usage('--append can be given once');
  const [, kind, url] = /^([a-z]+)=(.*)$/s.exec(options.append[0]!) ?? [];
  if (kind !== 'raw' || url === undefined) usage(`--append ${options.append[0]}: expected raw=URL`);
  return { url: httpUrl('--append raw', url!) };
}

/** Where entries are created: below the base address, or below another one. A bare prefix has no such place. */
function entriesRoute({ url, writeUrl }: CheckLogOptions) {
  const base = writeUrl ?? url;
  if (base === undefined) return undefined;
  const address = httpUrl(writeUrl === undefined ? '--url' : '--write-url', base).replace(/\/+$/, '');
  return { url: `${address}/api/v2/log/entries` };
}

function rpcRoute({ grpc, grpcService }: CheckLogOptions) {
  if (grpc === undefined) return grpcService === undefined ? undefined : usage('--grpc-service goes with --grpc');
  const url = httpUrl('--grpc', grpc.includes('://') ? grpc : `http://${grpc}`).replace(/\/+$/, '');
  if (!/^https?:\/\/([^/:]+|\[[^\]]+\]):\d+$/.test(url) && !/^https:\/\/[^/]+$/.test(url))
    usage(`--grpc ${grpc}: expected HOST:PORT, or https://HOST:PORT for TLS`);
  if (grpcService !== undefined && !/^[A-Za-z_][\w]*(\.[A-Za-z_]\w*)*$/.test(grpcService))
    usage(`--grpc-service ${grpcService}: expected a full name such as vendor.rekor.v2.LogService`);
  return { url, ...(grpcService === undefined ? {} : { service: grpcService }) };
}

/** The process that the log is, where we are to run it. */
function neededProcess({ startCommand, waitFor }: CheckLogOptions, prefix: string): Job['process'] {
  if (startCommand === undefined)
    return waitFor === undefined ? undefined : usage('--wait-for goes with --start-command');
  if (startCommand.trim() === '') usage('--start-command takes a command line');
  return {
    command: startCommand,
    waitFor: waitFor === undefined ? `${prefix}/checkpoint` : httpUrl('--wait-for', waitFor),
  };
}

function declarations(declare: CheckLogOptions['declare']): Choices {
  const pairs = Array.isArray(declare)
    ? declare.map((text: string): [string, string] => {
        const at = text.indexOf('=');
        return at < 0 ? usage(`--declare ${text}: expected CHOICE=OPTION`) : [text.slice(0, at), text.slice(at + 1)];
      })
    : Object.entries(declare ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  for (const [name, option] of pairs) {
    const error = declarationError('log', name, option);
    if (error) usage(`--declare ${name}=${option}: ${error}`);
    const other = pairs.find((one) => one[0] === name && one[1] !== option);
    if (other) usage(`--declare ${name}: declared twice, as ${option} and as ${other[1]}; a log takes one option`);
  }
  return Object.fromEntries(pairs) as Choices;
}

function number(option: string, text: string | number, least: number, most: number): number {
  const value = Number(text);
  if (String(text).trim() === '' || !(value >= least && value <= most))
    usage(`${option} takes a number from ${least} to ${most}, not "${text}"`);
  return value;
}

function wholeNumber(option: string, text: string | number): bigint {
  if (!/^\d{1,30}$/.test(String(text))) usage(`${option} takes a whole number, not "${text}"`);
  return BigInt(text);
}
