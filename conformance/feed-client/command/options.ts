import { availableParallelism } from 'node:os';
import type { CheckJob } from '../../command/check-job.ts';
import { makeOptionFolder } from '../../command/file/folder.ts';
import type { CheckOptions } from '../../command/options/check-options.ts';
import { chosenKinds, refuseBadExpression, refuseUnknownBraces } from '../../command/options/client-options.ts';
import { numberOption } from '../../command/options/number.ts';
import { chosenProfiles, excludedFacets, runSettings } from '../../command/options/run-settings.ts';
import { similarNamesHint } from '../../command/options/similar-names.ts';
import { redactCommand } from '../../command/secrets/command-secrets.ts';
import { throwUsageError } from '../../command/usage-error.ts';
import { namesInBraces } from '../../lab/client/placeholders.ts';
import { PLACEHOLDERS } from '../target/command/placeholders.ts';
import type { FeedClientJobTarget } from './job-target.ts';

/** The options of `check feed-client` as they come from the command line and `touchstone.yaml`. */
export interface CheckFeedClientOptions extends CheckOptions {
  readonly command?: string;
  readonly kind?: readonly string[];
  readonly refusal?: string;
  readonly field?: readonly string[];
  readonly site?: string;
  readonly atOnce?: string | number;
  readonly keep?: string;
}

const FIELDS = ['id', 'title', 'times', 'start', 'end', 'type', 'link', 'updated'];
const TIMEOUT_MS = 20_000;
const BUDGET_S = 900;

/** Turns options into a job. @throws UsageError for every mistake, with one sentence. */
export function feedClientJob(options: CheckFeedClientOptions): CheckJob<FeedClientJobTarget> {
  const { command, refusal, keep, atOnce, timeout, site, field = [] } = options;
  if (command === undefined || command.trim() === '')
    throwUsageError("the client is missing: give --command 'my-reader --url {url} --key {key}'");
  const kinds = chosenProfiles('feed-client', { profile: chosenKinds('feed-client', options) }, []);
  refuseBraces(command, kinds);
  refuseBadExpression(refusal);
  if (site !== undefined && !/^[^\s\p{Cc}]+$/u.test(site))
    throwUsageError(`--site takes a slug without spaces, not "${site}"`);
  const shown = redactCommand(command);
  if (keep !== undefined) makeOptionFolder('--keep', keep);
  return {
    profiles: kinds,
    address: shown,
    reported: { command: shown },
    job: {
      suite: 'feed-client',
      target: {
        command,
        cwd: process.cwd(),
        fields: Object.fromEntries(field.map(fieldOf)),
        follows: kinds.includes('poll'),
        timeoutMs: numberOption('--timeout', timeout ?? TIMEOUT_MS, 1, 3_600_000),
        atOnce: Math.ceil(numberOption('--at-once', atOnce ?? availableParallelism(), 1, 64)),
        choices: {},
        absent: excludedFacets(options, ['follow']),
        ...(refusal === undefined ? {} : { refusal }),
        ...(keep === undefined ? {} : { keep }),
        ...(site === undefined ? {} : { site }),
      },
      ...runSettings('feed-client', kinds, options, BUDGET_S),
    },
  };
}

/** A member and what the client calls it. */
function fieldOf(given: string): readonly [name: string, member: string] {
  const [, name = '', member = ''] = /^([^=]*)=(.+)$/.exec(given) ?? [];
  if (member === '') throwUsageError(`--field takes a member and its name, such as title=summary, not "${given}"`);
  if (!FIELDS.includes(name))
    throwUsageError(
      `--field ${given}: an event has no ${name}${similarNamesHint(name, FIELDS)}; it has ${FIELDS.join(', ')}`,
    );
  return [name, member];
}

/** Refuses words in braces that mean nothing, and a command that lacks those without which nothing can be judged. */
function refuseBraces(command: string, kinds: readonly string[]): void {
  const names = namesInBraces(command);
  refuseUnknownBraces(names, Object.keys(PLACEHOLDERS));
  const has = (name: string) => names.includes(name);
  if (!has('address')) {
    if (!has('url')) throwUsageError('--command: {url} is missing: the address of the feed is another in each run');
    if (!has('key')) throwUsageError('--command: {key} is missing: a feed answers nobody without its key');
  }
  if (kinds.includes('event') !== has('id'))
    throwUsageError(
      has('id')
        ? '--command: {id} is for a client that shows one event: --kind event'
        : '--command: a client of the kind event takes {id}',
    );
  if (has('state') && !kinds.includes('poll'))
    throwUsageError('--command: {state} is for a client that looks again: --kind poll');
  if (kinds.includes('event') && kinds.length > 1) throwUsageError('--kind event excludes the other kinds');
}
