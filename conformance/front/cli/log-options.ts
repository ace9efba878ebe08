import { randomInt } from 'node:crypto';
import type { Choices } from '../../core/choice.ts';
import { declarationError } from '../../core/choice.ts';
import { choicesOfProfiles, defaultProfiles, profilesOf, rulesetsOf } from '../../core/profile.ts';
import type { Level } from '../../core/requirement.ts';
import type { Absence } from '../../core/target.ts';
import { header, httpUrl, vkey } from './given.ts';
import { type Job, SUITES } from './job.ts';
import { usage } from './usage.ts';

/** The options of `check log` as they come from the command line and `touchstone.yaml`. */
export interface CheckLogOptions {
  readonly url?: string;
  readonly readUrl?: string;
  readonly origin?: string;
  readonly vkey?: readonly string[];
  readonly append?: readonly string[];
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
const FACETS = ['keys', 'append'];

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
  const profiles = options.profile ?? defaultProfiles('log', options.url === undefined);
  for (const name of profiles)
    if (!Object.hasOwn(profilesOf('log'), name))
      usage(`--profile ${name}: there is no such profile; there are: ${Object.keys(profilesOf('log')).join(', ')}`);
  number('--max-writes', options.maxWrites ?? 2000, 0, 1e9);
  const without = options.without ?? [];
  for (const facet of without)
    if (!FACETS.includes(facet)) usage(`--without ${facet}: there is no such facet; there are: ${FACETS.join(', ')}`);
  const keys = (options.vkey ?? []).map((text) => vkey(text));
  const append = appendRoute(options);
  if (options.allowWrites && !append)
    usage('--allow-writes has nothing to allow: say with --append where leaves can be added');
  const absent: Record<string, Absence> = Object.fromEntries(without.map((facet) => [facet, 'without' as const]));
  if (options.append && !options.allowWrites && !('append' in absent)) absent.append = 'not-allowed';
  const level = options.level ?? 'should';
  if (level !== 'must' && level !== 'should') usage(`--level takes must or should, not "${level}"`);
  return {
    profiles,
    address,
    job: {
      suite: SUITES.log,
      target: {
        prefix: options.url === undefined ? address : `${address}/api/v2`,
        ...(keys.length > 0 && !without.includes('keys') ? { keys } : {}),
        ...(options.origin === undefined ? {} : { origin: options.origin }),
        ...(append && options.allowWrites && !without.includes('append') ? { append } : {}),
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
  return { url: httpUrl('--append raw', url!), maxWrites: number('--max-writes', options.maxWrites ?? 2000, 0, 1e9) };
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
