/** Hardhat's simulated network, loaded when a local chain is wanted. */
import { dirname } from 'node:path';
import type { HardhatPlugin } from 'hardhat/types/plugins';
import type { Provider } from '../chain/json-rpc.ts';
import { MigrationError } from '../error.ts';

const NETWORK = 'local';

type Opened = (provider: Provider) => Promise<unknown>;

export interface Wanted {
  readonly cache?: string;
  readonly opened?: Opened;
  readonly what?: string;
}

/**
 * What Hardhat offers of networks. `what`: what it is wanted for, in messages. `cache`: where it may keep what it has asked of another chain; nothing is written otherwise.
 * `opened` is called with each chain before anybody else sees it. Rejects with a MigrationError where Hardhat is not installed.
 */
export async function simulatedNetworks({ cache, opened, what = 'The local chain' }: Wanted = {}) {
  const { createHardhatRuntimeEnvironment } = await import('hardhat/hre').catch((cause: Error) => {
    const [first] = cause.message.split('\n');
    throw ofParts(
      cause,
      new MigrationError('usage', `${what} needs Hardhat 3: npm install hardhat (${first})`, { cause }),
    );
  });
  // Hardhat wants a folder with a package.json above it. It reads artifacts there, of which there are none.
  const root = dirname(import.meta.dirname);
  const paths = { artifacts: `${root}/.none`, cache: cache ?? `${root}/.none` };
  const networks = { [NETWORK]: { type: 'edr-simulated' as const, chainType: 'l1' as const } };
  const { network } = await createHardhatRuntimeEnvironment(
    { networks, paths, plugins: opened ? [hook(opened)] : [] },
    {},
    root,
  );
  const params = (override: Readonly<Record<string, unknown>>) => ({
    network: NETWORK,
    chainType: 'l1' as const,
    override: override as object,
  });
  return {
    connect: (override: Readonly<Record<string, unknown>>) =>
      network.connect(params(override)).catch(refused(override)),
    createServer: (override: Readonly<Record<string, unknown>>, hostname: string, port: number) =>
      network.createServer(params(override), hostname, port).catch(refused(override)),
  };
}

/** Options that Hardhat does not take are the caller's; of a hardfork it tells those that there are. */
const refused =
  ({ hardfork }: Readonly<Record<string, unknown>>) =>
  (error: Error): never => {
    const defects = [...error.message.matchAll(/\* Error in (.+)/g)].map(([, defect]) => {
      const [, names] = /^hardfork: .* hardforks .* are: (.+)\.$/.exec(defect as string) ?? [];
      return names ? `hardfork: expected one of ${names}, found ${JSON.stringify(hardfork)}` : defect;
    });
    const told = `The local chain does not take its options: ${defects.join('; ')}`;
    throw ofParts(error, defects.length > 0 ? new MigrationError('usage', told, { cause: error }) : error);
  };

/** The simulated network is native code, of which an older Node, or one for another machine, installs none. */
export function ofParts(error: Error, otherwise: Error = error): Error {
  const chain = [error];
  for (let at = error.cause; at instanceof Error && !chain.includes(at); at = at.cause) chain.push(at);
  const lacking = chain.find(({ message }) => /native binding|edr-(?:linux|darwin|win32)/i.test(message));
  if (lacking === undefined) return otherwise;
  const [found] = lacking.message.split(/\. |\n/);
  const anew = 'Remove node_modules, and install all packages anew with Node 24 or later';
  return new MigrationError('usage', `Hardhat lacks its part for this machine (${found}). ${anew}`, { cause: error });
}

const hook = (opened: Opened): HardhatPlugin => ({
  id: 'touchstone-migration',
  hookHandlers: {
    network: async () => ({
      default: async () => ({
        async newConnection(context, next) {
          const connection = await next(context);
          await opened({ request: (asked) => connection.provider.request(asked as never) });
          return connection;
        },
      }),
    }),
  },
});
