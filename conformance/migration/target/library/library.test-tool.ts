/** A module with a library for tests: it gives back its arguments, and its local chain knows one method. */
import { createServer } from 'node:http';

const chain = () =>
  createServer((request, response) => {
    request.resume().on('end', () => response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: '0x2a' })));
  });

class Migrated {
  #name = 'Small';
  get dao() {
    return { name: this.#name };
  }
}

export const Echoing = {
  migrateBase: async (options: object) => {
    process.stdout.write('output without a line feed at its end');
    return { base: { DAOToken: `0x${'a'.repeat(40)}` }, options, large: 2n ** 70n };
  },
  migrateDAO: async () => new Migrated(),
  migration: (network: string) => {
    if (network === 'private') return { base: {} };
    throw new RangeError(`no record of ${network}`);
  },
  cli: () => {
    setTimeout(() => process.stderr.write(`asked by ${process.argv.slice(2).join(' ')}`), 50);
  },
  dies: () => process.exit(7),
  LocalChain: {
    server: (options?: { keeps?: boolean }) => {
      if (options?.keeps) setInterval(() => {}, 1000);
      return chain();
    },
    provider: () => ({ request: async ({ method }: { method: string }) => `${method} was asked` }),
    neither: () => 5,
  },
};
