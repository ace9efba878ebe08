/** A new chain of Hardhat that another program migrates: `serve-chain.ts`. Its first line is its address. */
import { simulatedNetworks } from '../src/reference/migration/local-chain/hardhat.ts';
import { networkOf } from '../src/reference/migration/local-chain/options.ts';

const options = networkOf({ hardfork: 'petersburg', blockGasLimit: 8_000_000 });
const server = await (await simulatedNetworks()).createServer(options, '127.0.0.1', 0);
const { port } = await server.listen();
process.stdout.write(`http://127.0.0.1:${port}\n`);
