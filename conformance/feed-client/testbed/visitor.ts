import { type FeedClientRig, FeedReader, type Json, json, Refused } from '../../../src/reference/feed-client/index.ts';
import type { ClientRuns } from '../../lab/client/client-runs.ts';
import type { Visitor } from '../target/visit.ts';
import type { FeedClientNeeds } from './alteration.ts';

const HOME = 'http://feed.example';

/** The reference client, which looks in this process. */
export function readerVisitor(
  rig: FeedClientRig,
  { as = 'list', format = 'json' }: FeedClientNeeds,
  runs: ClientRuns,
): Visitor {
  return async (recorded, { key, id }) => {
    const { path, site } = recorded.feed;
    const ask = (address: string, headers: Readonly<Record<string, string>>) =>
      recorded.handler(new Request(address, { headers }));
    const reader = new FeedReader({ url: `${HOME}${path}`, site, key, format }, ask, rig);
    const looked = async (): Promise<Json> =>
      as === 'event'
        ? rig.printed(await reader.event(BigInt(id)))
        : (await reader.list()).map((event) => rig.printed(event));
    return {
      look: async () => {
        const run = runs.begin();
        const { output = '', why } = await looked().then(
          (value) => ({ output: json(value), why: undefined }),
          refusalOf,
        );
        const ended = why === undefined ? 'exit code 0' : 'exit code 1';
        run.end({
          argv: ['the reference client', as, format],
          stdin: 'closed',
          ended,
          stdout: output,
          stderr: why ?? '',
        });
        return { content: why === undefined, ended: why ?? ended, output, exchange: () => run.id };
      },
      end: async () => {},
    };
  };
}

/** The words of a refusal. @throws every other error */
function refusalOf(cause: unknown): { readonly output?: string; readonly why: string } {
  if (cause instanceof Refused) return { why: cause.message };
  throw cause;
}
