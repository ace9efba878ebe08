/**
 * A new chain of Hardhat that another program migrates: `serve-chain.ts [INTERVAL]`. It mines at once, in blocks of 8 million
 * gas; with an interval in milliseconds a block of 30 million at each. Its first line is its address.
 */
import { simulatedNetworks } from '../src/reference/migration/local-chain/hardhat.ts';
import { networkOf } from '../src/reference/migration/local-chain/options.ts';

const interval = Number(process.argv[2] ?? 0);
const inBlocks = { blockGasLimit: 30_000_000, network: { mining: { auto: false, interval } } };
const options = networkOf({ hardfork: 'petersburg', ...(interval > 0 ? inBlocks : { blockGasLimit: 8_000_000 }) });
const server = await (await simulatedNetworks()).createServer(options, '127.0.0.1', 0);
const { port } = await server.listen();
process.stdout.write(`http://127.0.0.1:${port}\n`);
