import { createRequire } from 'node:module';
import hardhatEthers from '@nomicfoundation/hardhat-ethers';
import hardhatNodeTestRunner from '@nomicfoundation/hardhat-node-test-runner';
import { defineConfig } from 'hardhat/config';
import touchstone from './conformance/migration/hardhat/index.ts';

const require = createRequire(import.meta.url);
const { version } = require('solc/package.json') as { version: string };

/**
 * Compiles `contracts/` without a download: the compiler comes from npm. `check-migration` is a task of this project, and
 * `npx hardhat test` runs the example of a project of Hardhat.
 */
export default defineConfig({
  plugins: [hardhatEthers, hardhatNodeTestRunner, touchstone],
  solidity: {
    compilers: [
      {
        version,
        path: require.resolve('solc/soljson.js'),
        settings: {
          // The oldest hardfork under which migrations are judged.
          evmVersion: 'petersburg',
          optimizer: { enabled: true, runs: 200 },
          // Without the metadata hash the code does not depend on comments and names of files.
          metadata: { bytecodeHash: 'none', appendCBOR: false },
        },
      },
    ],
  },
  paths: {
    sources: 'contracts',
    tests: { nodejs: 'conformance/migration/hardhat/example' },
    artifacts: 'node_modules/.cache/hardhat/artifacts',
    cache: 'node_modules/.cache/hardhat/cache',
  },
});
