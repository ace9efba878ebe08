import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { callLocalNode } from '../../../lab/chain/local-node.ts';
import { parseJsonText } from '../../oracle/comparison/json-text.ts';
import type { OpenContainer } from '../../target/image/image-access.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';
import type { Run } from '../../target/run.ts';

/** The interval between requests to a chain that does not answer yet. */
const EVERY_MS = 250;

/** A container that ran with no arguments. */
export interface ContainerRun {
  readonly run: Run;
  /** The port within the container at which its chain was expected. */
  readonly port: number;
  /** The time until its chain answered, in milliseconds; undefined if it never did. */
  readonly answeredMs: number | undefined;
  /** Whether the container still ran when its chain answered, or when the wait for it ended. */
  readonly ran: boolean;
  /** The contents of its files, by their names in the document. */
  readonly files: ReadonlyMap<string, string | undefined>;
  /** Code at the addresses of the base in its `migration.json`, by their names. */
  readonly codes: ReadonlyMap<string, string>;
}

export const containerRun = premise<MigrationTarget>()({
  name: 'container-run',
  find: async (tool, t): Promise<ContainerRun> => {
    let last = await runOf(tool, t);
    // The interface does not say that an image gets along without capabilities and without a way out of its network.
    while (last.answeredMs === undefined && tool.image!.relax(!last.ran)) last = await runOf(tool, t);
    return last;
  },
});

async function runOf(tool: MigrationTarget, t: Trial<MigrationTarget, string>): Promise<ContainerRun> {
  const image = tool.image!;
  const port = await image.port();
  const container = await image.start([], [port], t.signal);
  const files = new Map<string, string | undefined>();
  const codes = new Map<string, string>();
  if (!('close' in container)) return { run: container, port, answeredMs: undefined, ran: false, files, codes };
  const rpc = container.at.get(port)!;
  const begun = t.time.now();
  const end = await firstAnsweringPort(container, [port], image.withinMs, t);
  const answeredMs = end === port ? t.time.now() - begun : undefined;
  const ran = end !== 'ended';
  for (const name of ran ? ['migration.json', 'migration-params.json'] : [])
    files.set(name, await container.read(name));
  if (answeredMs !== undefined)
    for (const [name, address] of Object.entries(baseInResult(tool, files.get('migration.json')) ?? {}))
      codes.set(name, String(await callLocalNode(rpc, 'eth_getCode', [address, 'latest']).catch(() => '0x')));
  return { run: await container.close(), port, answeredMs, ran, files, codes };
}

/** The base of a `migration.json`, under the document's names; undefined if it has no base. */
export function baseInResult(
  tool: MigrationTarget,
  text: string | undefined,
): Readonly<Record<string, unknown>> | undefined {
  return text === undefined ? undefined : tool.resultOf(parseJsonText(text), 'private')?.result.base;
}

/** The port at which a chain answers first; `ended` if the container ended before, `silent` if no port answered in time. */
export async function firstAnsweringPort(
  container: OpenContainer,
  ports: readonly number[],
  withinMs: number,
  t: Trial<MigrationTarget, string>,
): Promise<number | 'ended' | 'silent'> {
  let over = false;
  const ended = () => void (over = true);
  container.run.then(ended, ended);
  const outcome = await t.poll(withinMs, EVERY_MS, async () => {
    if (over) return 'ended';
    for (const port of ports) {
      const answer = await callLocalNode(container.at.get(port)!, 'eth_chainId').catch(() => undefined);
      if (typeof answer === 'string') return port;
    }
    return undefined;
  });
  return outcome ?? 'silent';
}
