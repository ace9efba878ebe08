import { availableParallelism } from 'node:os';
import type { CheckJob } from '../../command/check-job.ts';
import { makeOptionFolder } from '../../command/file/folder.ts';
import type { CheckOptions } from '../../command/options/check-options.ts';
import { chosenKinds, refuseBadExpression, refuseUnknownBraces } from '../../command/options/client-options.ts';
import { numberOption } from '../../command/options/number.ts';
import { chosenProfiles, excludedFacets, runSettings, targetSettings } from '../../command/options/run-settings.ts';
import { redactCommand } from '../../command/secrets/command-secrets.ts';
import { throwUsageError } from '../../command/usage-error.ts';
import { namesInBraces } from '../../lab/client/placeholders.ts';
import { PLACEHOLDERS } from '../target/command/placeholders.ts';
import type { LogClientJobTarget } from './job-target.ts';

/** The options of `check log-client` as they come from the command line and `touchstone.yaml`. */
export interface CheckLogClientOptions extends CheckOptions {
  readonly command?: string;
  readonly kind?: readonly string[];
  readonly refusal?: string;
  readonly atOnce?: string | number;
  readonly keep?: string;
  readonly logOrigin?: string;
}

/** Facets of a client that `--without` may name. */
const FACETS = ['follow', 'origin', 'proof', 'anySize', 'ends', 'online'];
const TIMEOUT_MS = 20_000;
const BUDGET_S = 900;

/** Turns options into a job. @throws UsageError for every mistake, with one sentence. */
export function logClientJob(options: CheckLogClientOptions): CheckJob<LogClientJobTarget> {
  const { command, refusal, keep, atOnce, timeout, logOrigin } = options;
  if (command === undefined || command.trim() === '')
    throwUsageError("the client is missing: give --command 'my-verify --url {url} --key {vkey}'");
  const kinds = chosenProfiles('log-client', { profile: chosenKinds('log-client', options) }, []);
  refuseBraces(command, kinds);
  refuseBadExpression(refusal);
  if (logOrigin !== undefined && !/^[^\s+\p{Cc}]+$/u.test(logOrigin))
    throwUsageError(`--log-origin takes a name without spaces and plus signs, not "${logOrigin}"`);
  const shown = redactCommand(command);
  if (keep !== undefined) makeOptionFolder('--keep', keep);
  return {
    profiles: kinds,
    address: shown,
    reported: { command: shown },
    job: {
      suite: 'log-client',
      target: {
        command,
        cwd: process.cwd(),
        monitors: kinds.includes('monitor'),
        timeoutMs: numberOption('--timeout', timeout ?? TIMEOUT_MS, 1, 3_600_000),
        atOnce: Math.ceil(numberOption('--at-once', atOnce ?? availableParallelism(), 1, 64)),
        choices: targetSettings('log-client', kinds, options).choices,
        absent: excludedFacets(options, FACETS),
        ...(refusal === undefined ? {} : { refusal }),
        ...(keep === undefined ? {} : { keep }),
        ...(logOrigin === undefined ? {} : { logOrigin }),
      },
      ...runSettings('log-client', kinds, options, BUDGET_S),
    },
  };
}

/** Refuses words in braces that mean nothing, and a command that lacks those without which nothing can be judged. */
function refuseBraces(command: string, kinds: readonly string[]): void {
  const names = namesInBraces(command);
  refuseUnknownBraces(names, Object.keys(PLACEHOLDERS));
  const has = (...some: string[]) => some.some((name) => names.includes(name));
  if (!has('vkey', 'key'))
    throwUsageError('--command: {vkey} is missing: a client cannot verify a log without its key');
  for (const kind of kinds) {
    const [needed, text] = NEEDED[kind] ?? [[], ''];
    if (needed.length > 0 && !has(...needed)) throwUsageError(`--command: ${text}`);
  }
  if (kinds.includes('inclusion') && !(has('entry') && has('index', 'proof')))
    throwUsageError('--command: a client of the kind inclusion takes {entry}, and {index} or {proof}');
}

/** The words in braces of which a command of each kind needs at least one. */
const NEEDED: Readonly<Record<string, readonly [needed: readonly string[], text: string]>> = {
  checkpoint: [['url', 'base', 'checkpoint'], 'a client of the kind checkpoint takes {url} or {checkpoint}'],
  inclusion: [['url', 'base', 'proof'], 'a client of the kind inclusion takes {url} or {proof}'],
  log: [['url', 'base'], 'a client of the kind log takes {url}'],
  monitor: [['url', 'base'], 'a client of the kind monitor takes {url}'],
  writer: [['url', 'base'], 'a client of the kind writer takes {base} or {url}'],
};
