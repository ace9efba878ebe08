import { createRequire } from 'node:module';
import hardhatEthers from '@nomicfoundation/hardhat-ethers';
import hardhatMocha from '@nomicfoundation/hardhat-mocha';
import { defineConfig } from 'hardhat/config';

export default defineConfig({
  plugins: [hardhatEthers, hardhatMocha],
  solidity: {
    version: '0.8.37',
    // The compiler of npm, so that nothing is downloaded. Without this line Hardhat fetches the native one.
    path: createRequire(import.meta.url).resolve('solc/soljson.js'),
    // The oldest hardfork on which Touchstone judges a migration.
    settings: { evmVersion: 'petersburg' },
  },
});
