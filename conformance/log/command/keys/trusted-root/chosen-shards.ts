import type { ConnectionOptions } from '../../../../command/options/connection-options.ts';
import { throwUsageError } from '../../../../command/usage-error.ts';
import { isRekorV1 } from './rekor-version.ts';
import { isLeftOut, type LeftOutLog, type Shard, shardOf, underName } from './shard.ts';
import { rootLogs } from './trusted-root-file.ts';

/** The logs of a trusted root that a command is about. */
export interface ChosenShards {
  readonly shards: readonly Shard[];
  /** The others. It is empty where an address or a name chose one. */
  readonly leftOut: readonly LeftOutLog[];
}

/** How a command names a log of a trusted root. */
export interface ShardChoice {
  readonly trustedRoot: string;
  /** The address or the folder where the log is read. */
  readonly address?: string;
  readonly origin?: string;
  readonly connection: ConnectionOptions;
  /** Whether logs may be asked for their version. */
  readonly asks: boolean;
}

const OPTION = '--trusted-root';

/** An address in the form in which two are compared: without scheme, `/api/v2` and slashes at the end. */
function comparable(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { host, pathname } = new URL(address);
  return `${host}${pathname
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\/api\/v2$/, '')
    .replace(/(?<!\/)\/+$/, '')}`;
}

/** The logs of a trusted root in one sentence. */
function contents({ shards, leftOut }: ChosenShards): string {
  const has = shards.map(({ address, keys }) => `${address} (--origin ${keys[0]!.name})`);
  const others = leftOut.map(({ address, why }) => `${address}: ${why}`);
  return [
    has.length > 0 ? `it has ${has.join(', ')}` : 'it has no log of Rekor v2',
    others.length > 0 ? `left out: ${others.join('; ')}` : [],
  ]
    .flat()
    .join('; ');
}

/** The shards of a trusted root, and the other logs. @throws UsageError for a file that is no trusted root. */
export async function trustedShards(file: string, origin?: string): Promise<ChosenShards> {
  const logs = (await rootLogs(OPTION, file)).map((log) => shardOf(log, origin));
  const shards = new Map<string, Shard>();
  for (const shard of logs) {
    if (isLeftOut(shard)) continue;
    const name = comparable(shard.address)!;
    const before = shards.get(name);
    shards.set(name, before ? { ...before, keys: [...before.keys, ...shard.keys] } : shard);
  }
  return { shards: [...shards.values()], leftOut: logs.filter(isLeftOut) };
}

/**
 * The shard that an address or a name chooses; without either, all of them. A shard whose version the file does not show is
 * asked for it, unless it was chosen.
 *
 * @throws UsageError where there is no such shard.
 */
export async function chosenShards(choice: ShardChoice): Promise<ChosenShards> {
  const { trustedRoot: file, address, origin } = choice;
  const at = `${OPTION} ${file}`;
  const all = await trustedShards(file, origin);
  const one = (shards: readonly Shard[], missing: string): ChosenShards => {
    if (shards.length === 1) return { shards: [underName(shards[0]!, origin)], leftOut: [] };
    return throwUsageError(
      `${at}: ${shards.length === 0 ? missing : 'several of its logs are that one'}; ${contents(all)}`,
    );
  };
  const wanted = address === undefined ? undefined : comparable(address);
  const there = wanted === undefined ? [] : all.shards.filter((shard) => comparable(shard.address) === wanted);
  if (there.length > 0) return one(there, '');
  if (origin !== undefined)
    return one(
      all.shards.filter(({ keys }) => keys.some(({ name }) => name === origin)),
      `it has no log with the name "${origin}"`,
    );
  if (wanted !== undefined)
    return one([], `it has no log at ${address}: if one of its logs is read there, say which with --origin NAME`);
  if (address !== undefined) return one(all.shards, `it has no log`);
  return choice.asks ? withoutRekorV1(all, choice.connection) : all;
}

/** Asks those shards for their version whose version the file does not show. */
async function withoutRekorV1({ shards, leftOut }: ChosenShards, connection: ConnectionOptions): Promise<ChosenShards> {
  const old = await Promise.all(
    shards.map(async (shard) => !shard.certain && (await isRekorV1(shard.address, connection))),
  );
  const why = 'it is a log of Rekor v1, which serves no tiles: it answers at /api/v1/log';
  return {
    shards: shards.filter((_, i) => !old[i]),
    leftOut: [...leftOut, ...shards.filter((_, i) => old[i]).map(({ address }) => ({ address, why }))],
  };
}
