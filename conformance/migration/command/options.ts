import type { CheckJob } from '../../command/check-job.ts';
import { makeOptionFolder } from '../../command/file/folder.ts';
import type { CheckOptions } from '../../command/options/check-options.ts';
import { numberOption } from '../../command/options/number.ts';
import { chosenProfiles, excludedFacets, runSettings, targetSettings } from '../../command/options/run-settings.ts';
import { redactCommand } from '../../command/secrets/command-secrets.ts';
import { keepSecret } from '../../command/secrets/known-secrets.ts';
import { throwUsageError } from '../../command/usage-error.ts';
import { defaultProfiles } from '../../core/spec/profile.ts';
import { missingPackages } from '../../lab/chain/hardhat-packages.ts';
import { moduleArgv } from '../target/library/module-argv.ts';
import type { Names } from '../target/names.ts';
import type { ParamsForm } from '../target/params-file.ts';
import type { MigrationJobTarget } from './job-target.ts';
import { jobsOf } from './jobs.ts';
import { refuseRunner } from './package-runners.ts';

/** The options of `check migration` as they come from the command line and `touchstone.yaml`. */
export interface CheckMigrationOptions extends CheckOptions {
  readonly command?: string;
  readonly module?: string;
  readonly export?: string;
  readonly libraryCommand?: string;
  readonly image?: string;
  readonly engine?: string;
  readonly imagePort?: string | number;
  readonly coreVersion?: string;
  readonly otherCoreVersion?: string;
  readonly coreBuilds?: readonly string[];
  readonly resetCommand?: string;
  readonly keep?: string;
  readonly watch?: readonly string[];
  readonly jobs?: string | number;
  /** The next three come from the configuration file only. */
  readonly names?: Names;
  readonly params?: ParamsForm;
  readonly chain?: {
    readonly 'chain-id'?: number;
    readonly mnemonic?: string;
    readonly 'gas-limit'?: number;
    readonly hardfork?: string;
    readonly 'block-interval'?: number;
  };
}

/** Facets of a migration tool that `--without` may name. */
const FACETS = ['argv', 'call', 'localChain', 'image'];
/** The time limit for one run. A base migration of a slow tool takes seconds. */
const TIMEOUT_MS = 60_000;
/** The time limit for a whole run of the suite, in seconds. */
const BUDGET_S = 900;

/** Turns options into a job. Every mistake is a `UsageError` with one sentence. */
export function migrationJob(options: CheckMigrationOptions): CheckJob<MigrationJobTarget> {
  const { command, module, libraryCommand, coreVersion, otherCoreVersion, resetCommand } = options;
  const { coreBuilds, watch = [], names, params, chain, image, engine, imagePort } = options;
  if (module !== undefined && libraryCommand !== undefined)
    throwUsageError('--module and --library-command exclude each other');
  if (options.export !== undefined && module === undefined) throwUsageError('--export goes with --module');
  if (module !== undefined) refuseMissing(module);
  if (image === undefined && (engine ?? imagePort) !== undefined)
    throwUsageError('--engine and --image-port go with --image');
  // A text that begins with a hyphen would be an option of the engine.
  if (image !== undefined && !/^[^\s-]\S*$/.test(image))
    throwUsageError(`--image takes the reference of an image, not "${image}"`);
  if (command === undefined && module === undefined && libraryCommand === undefined && image === undefined)
    throwUsageError(
      'the tool is missing: give --command CMD, --module SPECIFIER, --library-command CMD or --image REF',
      'nothing-says-what-to-judge',
    );
  for (const [option, text] of [
    ['--command', command],
    ['--library-command', libraryCommand],
    ['--reset-command', resetCommand],
    ['--engine', engine],
  ] as const)
    if (text !== undefined) {
      if (text.trim() === '') throwUsageError(`${option} takes a command line`);
      if (option !== '--engine') refuseRunner(option, text);
    }
  if (otherCoreVersion !== undefined && otherCoreVersion === coreVersion)
    throwUsageError('--other-core-version takes another version than --core-version');
  const profiles = chosenProfiles('migration', options, defaultProfiles('migration', false));
  const shownCommand = command === undefined ? undefined : redactCommand(command);
  if (chain?.mnemonic !== undefined) keepSecret(chain.mnemonic);
  const { choices } = targetSettings('migration', profiles, options);
  if (options.keep) makeOptionFolder('--keep', options.keep);
  return {
    profiles,
    address: shownCommand ?? module ?? (libraryCommand === undefined ? image! : redactCommand(libraryCommand)),
    ...(names ? { names: { ...names } } : {}),
    reported: {
      ...(shownCommand ? { command: shownCommand } : {}),
      ...(module ? { module } : {}),
      ...(image ? { image } : {}),
    },
    job: {
      suite: 'migration',
      target: {
        tool: {
          ...(command ? { command } : {}),
          ...(module ? { module: { specifier: module, export: options.export ?? 'default' } } : {}),
          ...(libraryCommand ? { libraryCommand } : {}),
          ...(image
            ? {
                image: {
                  reference: image,
                  ...(engine ? { engine } : {}),
                  ...(imagePort === undefined ? {} : { port: wholePort(imagePort) }),
                },
              }
            : {}),
          ...(coreVersion ? { coreVersion } : {}),
          ...(otherCoreVersion ? { otherCoreVersion } : {}),
          ...(coreBuilds ? { coreBuilds } : {}),
          ...(resetCommand ? { resetCommand } : {}),
          ...(options.keep ? { keep: options.keep } : {}),
          ...(names ? { names } : {}),
          ...(params ? { params } : {}),
          chain: chainOf(chain ?? {}),
          watched: watch,
          cwd: process.cwd(),
        },
        timeoutMs: numberOption('--timeout', options.timeout ?? TIMEOUT_MS, 1, 3_600_000),
        choices,
        absent: excludedFacets(options, FACETS),
      },
      // A migration tool is a program that is started often.
      ...runSettings('migration', profiles, options, BUDGET_S),
      jobs: jobsOf(options),
    },
  };
}

/**
 * The packages that must be installed before a tool is judged: an image has its own chain, all other parts run on those of
 * Hardhat.
 */
export function lackingFor({ command, module, libraryCommand }: CheckMigrationOptions): string | undefined {
  return (command ?? module ?? libraryCommand) === undefined ? undefined : missingPackages();
}

/** @throws UsageError for a package that is not installed where touchstone was started. */
function refuseMissing(specifier: string): void {
  try {
    moduleArgv(specifier, 'default', process.cwd());
  } catch {
    throwUsageError(
      `--module ${specifier}: there is no such package for ${process.cwd()}; a path begins with ./ or ../`,
      'a-program-cannot-be-run',
    );
  }
}

/** A port below the highest: the next port is used to judge whether an image takes arguments. */
function wholePort(text: string | number): number {
  const port = numberOption('--image-port', text, 1, 65_534);
  return Number.isInteger(port) ? port : throwUsageError(`--image-port takes a whole number, not "${text}"`);
}

function chainOf(chain: NonNullable<CheckMigrationOptions['chain']>): NonNullable<MigrationJobTarget['tool']['chain']> {
  const { 'chain-id': chainId, 'gas-limit': gasLimit, 'block-interval': blockIntervalMs, mnemonic, hardfork } = chain;
  return {
    ...(chainId === undefined ? {} : { chainId }),
    ...(gasLimit === undefined ? {} : { gasLimit }),
    ...(mnemonic === undefined ? {} : { mnemonic }),
    ...(hardfork === undefined ? {} : { hardfork }),
    ...(blockIntervalMs === undefined ? {} : { blockIntervalMs }),
  };
}
