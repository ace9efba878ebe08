import { throwUsageError } from '../../../command/usage-error.ts';
import { inTurn } from '../output/in-turn.ts';
import type { AuditCommandOptions } from './audit-options.ts';

/**
 * Audits the log of a trusted root that the address or the name chooses, or each of its logs of Rekor v2.
 *
 * @throws UsageError for each mistake.
 */
export async function auditOfRoot(
  log: string | undefined,
  { trustedRoot = '', ...options }: AuditCommandOptions,
  audit: (log: string, options: AuditCommandOptions) => Promise<void>,
): Promise<void> {
  if (options.vkey ?? options.publicKey)
    throwUsageError('--trusted-root has the keys of its logs: leave out --vkey and --public-key');
  const { chosenShards } = await import('../../../log/command/keys/trusted-root/chosen-shards.ts');
  const { shardHeading } = await import('../../../log/command/keys/trusted-root/heading.ts');
  const { shards, leftOut } = await chosenShards({
    trustedRoot,
    ...(log === undefined ? {} : { address: log }),
    ...(options.origin === undefined ? {} : { origin: options.origin }),
    connection: options,
    asks: true,
  });
  const runs = shards.map((shard) => ({
    name: shard.keys[0]!.name,
    heading: shardHeading(shard),
    run: () => audit(log ?? `${shard.address}/api/v2`, { ...options, vkey: shard.keys.map(({ text }) => text) }),
  }));
  const others = leftOut.map(({ address, why }) => `${address}: ${why}`);
  if (runs.length === 0) throwUsageError(`${trustedRoot} has no log to audit: ${others.join('; ')}`);
  if (options.json && runs.length > 1)
    throwUsageError(
      `--json is for one log, and ${trustedRoot} has ${runs.length}: choose one by its address or by --origin`,
    );
  await inTurn(runs, { source: trustedRoot, leftOut: others, quiet: options.quiet ?? false });
}
