import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { AuditProfile } from '../../../audit/entries/entries.ts';
import type { AuditOptions } from '../../../audit/options.ts';
import { LARGEST_SAMPLE } from '../../../audit/verify/sample.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import type { KeyOptions } from '../../../log/command/keys/key-options.ts';
import { logKeys } from '../../../log/command/keys/log-keys.ts';
import { policyOption } from '../../../log/command/keys/policy.ts';
import { treeHeadVkeyOfSpki } from '../../../log/oracle/note/vkey-of-spki.ts';
import { isObjectAddress } from '../../../transport/object/address.ts';
import { atLeast1, type PlaceOptions, placeOf, wholeNumber } from './place.ts';

/** The options of `audit` from the command line. */
export interface AuditCommandOptions extends PlaceOptions, KeyOptions {
  readonly minimumIndex?: string;
  readonly sample?: string;
  readonly seed?: string;
  readonly state?: string;
  readonly workers?: string;
  readonly part?: string;
  readonly out?: string;
  readonly checkpoint?: string;
  readonly profile?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** Turns options into settings of an audit. Every mistake is a `UsageError` with one sentence. */
export function auditOptions(log: string, options: AuditCommandOptions): AuditOptions {
  const { origin, state, sample, seed, minimumIndex, workers } = options;
  if (origin === '') throwUsageError('--origin takes the first line of the checkpoint, which is never empty');
  if (seed !== undefined && sample === undefined) throwUsageError('--seed repeats a sample: give --sample, too');
  if (state !== undefined && isObjectAddress(state))
    throwUsageError(`--state keeps the checkpoint in a folder of this machine, not in ${state}`);
  if (options.rate !== undefined && workers !== undefined)
    throwUsageError('--rate counts the requests of one thread: leave --workers out');
  const place = placeOf('the log', log, options);
  const profile = profileOption(options.profile);
  const policy = options.policy === undefined ? undefined : policyOption(options.policy);
  const prefix = place.kind === 'http' ? place.prefix : undefined;
  const given = logKeys(options, prefix, profile === 'static-ct' ? treeHeadVkeyOfSpki : undefined);
  const keys = given.length > 0 ? given : (policy?.logs ?? []).map(({ key }) => key);
  if (state !== undefined && keys.length === 0)
    throwUsageError(
      '--state needs a key (--vkey, --public-key or --trusted-root): only a checkpoint that the log has signed can be kept or compared',
    );
  return {
    place,
    keys,
    ...(policy && { policy }),
    ...(profile && { profile }),
    ...(origin === undefined ? {} : { origin }),
    ...(state === undefined ? {} : { state: resolve(state) }),
    ...(minimumIndex === undefined ? {} : { minimum: wholeNumber('--minimum-index', minimumIndex, 2n ** 63n - 1n) }),
    ...(workers === undefined ? {} : { workers: Number(atLeast1('--workers', workers, 64n)) }),
    ...(sample === undefined
      ? {}
      : {
          sample: {
            count: Number(atLeast1('--sample', sample, BigInt(LARGEST_SAMPLE))),
            seed:
              seed === undefined
                ? BigInt(`0x${randomBytes(12).toString('hex')}`)
                : wholeNumber('--seed', seed, 10n ** 30n - 1n),
          },
        }),
  };
}

function profileOption(name: string | undefined): AuditProfile | undefined {
  if (name === undefined || name === 'tlog-tiles' || name === 'static-ct') return name;
  return throwUsageError(`--profile takes static-ct or tlog-tiles, not "${name}"`);
}
