/** Hardhat's simulated network, loaded when a local chain is needed. */
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
 * The networks of Hardhat. `what`: the purpose, for messages. `cache`: a folder for data of a copied chain; nothing is
 * written elsewhere. `opened` is called with each chain before its first user. Rejects with a MigrationError where
 * Hardhat is not installed.
 */
export async function simulatedNetworks({ cache, opened, what = 'The local chain' }: Wanted = {}) {
  // In a terminal, Hardhat would start a program that reports each new chain to its makers: nobody was asked.
  process.env.HARDHAT_DISABLE_TELEMETRY = 'true';
  const { createHardhatRuntimeEnvironment } = await import('hardhat/hre').catch((cause: Error) => {
    const [first] = cause.message.split('\n');
    throw ofParts(
      cause,
      new MigrationError('usage', `${what} needs Hardhat 3: npm install hardhat (${first})`, { cause }),
    );
  });
  // Hardhat needs a folder with a package.json above it. It looks for artifacts in it, and finds no file.
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

/** Reports options that Hardhat refuses as errors of the caller; for a hardfork with the list of the known ones. */
const refused =
  ({ hardfork }: Readonly<Record<string, unknown>>) =>
  (error: Error): never => {
    const defects = [...error.message.matchAll(/\* Error in (.+)/g)].map(([, defect]) => {
      const [, names] = /^hardfork: .* hardforks .* are: (.+)\.$/.exec(defect as string) ?? [];
      return names ? `hardfork: expected one of ${names}, found ${JSON.stringify(hardfork)}` : defect;
    });
    const message = `The local chain refuses its options: ${defects.join('; ')}`;
    throw ofParts(error, defects.length > 0 ? new MigrationError('usage', message, { cause: error }) : error);
  };

/** The simulated network is native code, which npm of an older Node, or of another architecture, does not install. */
export function ofParts(error: Error, otherwise: Error = error): Error {
  const chain = [error];
  for (let at = error.cause; at instanceof Error && !chain.includes(at); at = at.cause) chain.push(at);
  const lacking = chain.find(({ message }) => /native binding|edr-(?:linux|darwin|win32)/i.test(message));
  if (lacking === undefined) return otherwise;
  const [found] = lacking.message.split(/\. |\n/);
  const remedy = 'Remove node_modules, and install all packages again with Node 24 or later';
  return new MigrationError('usage', `Hardhat lacks its part for this machine (${found}). ${remedy}`, { cause: error });
}

const hook = (opened: Opened): HardhatPlugin => ({
  id: 'touchstone-migration',
  hookHandlers: {
    network: async () => ({
      default: async () => ({
        async newConnection(context, next) {
          const connection = await next(context);
          await opened({ request: (call) => connection.provider.request(call as never) });
          return connection;
        },
      }),
    }),
  },
});
