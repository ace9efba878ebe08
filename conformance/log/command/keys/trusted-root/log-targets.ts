import type { CheckTarget, CheckTargets } from '../../../../command/check-targets.ts';
import { throwUsageError } from '../../../../command/usage-error.ts';
import type { CheckLogOptions } from '../../options.ts';
import { chosenShards } from './chosen-shards.ts';
import { shardHeading } from './heading.ts';
import type { Shard } from './shard.ts';

/** Options that are about one log. */
const OF_ONE_LOG = {
  writeUrl: '--write-url',
  grpc: '--grpc',
  append: '--append',
  allowWrites: '--allow-writes',
  startCommand: '--start-command',
  publishedPrefix: '--published-prefix',
} as const satisfies Partial<Record<keyof CheckLogOptions, string>>;

/**
 * The logs of `--trusted-root`, each with the options by which it alone is judged; undefined without that option.
 *
 * @throws UsageError for each mistake.
 */
export async function logTargets(options: CheckLogOptions): Promise<CheckTargets | undefined> {
  const { trustedRoot, ...rest } = options;
  if (trustedRoot === undefined) return undefined;
  const given = options.vkey?.length ? '--vkey' : options.publicKey?.length ? '--public-key' : undefined;
  if (given !== undefined)
    throwUsageError(`--trusted-root and ${given} exclude each other: the trusted root has the keys of its logs`);
  const address = options.url ?? options.readUrl;
  const { shards, leftOut } = await chosenShards({
    trustedRoot,
    ...(address === undefined ? {} : { address }),
    ...(options.origin === undefined ? {} : { origin: options.origin }),
    connection: options,
    asks: options.plan !== true,
  });
  const single = Object.entries(OF_ONE_LOG).find(([name]) => rest[name as keyof typeof OF_ONE_LOG] !== undefined);
  if (shards.length > 1 && single)
    throwUsageError(
      `${single[1]} is about one log, and --trusted-root ${trustedRoot} has ${shards.length}: choose one with --url or --origin`,
    );
  return {
    source: trustedRoot,
    list: shards
      .map((shard) => targetOf(rest, shard))
      .map((target, i) => (options.plan && !shards[i]!.certain ? unasked(target) : target)),
    leftOut: leftOut.map(({ address, why }) => `${address}: ${why}`),
  };
}

/** A log that a plan does not ask for its version. */
const unasked = (target: CheckTarget): CheckTarget => ({ ...target, name: `${target.name} (unless it is Rekor v1)` });

function targetOf(options: Omit<CheckLogOptions, 'trustedRoot'>, { address, keys, ...dates }: Shard): CheckTarget {
  const isNamed = (options.url ?? options.readUrl ?? options.origin) !== undefined;
  const placed = (options.url ?? options.readUrl) === undefined ? { url: address } : {};
  const own: CheckLogOptions = { ...options, ...placed, vkey: keys.map(({ text }) => text) };
  return {
    name: keys[0]!.name,
    heading: shardHeading({ address, keys, ...dates }),
    options: own,
    words: isNamed ? [] : ['--url', address],
  };
}
