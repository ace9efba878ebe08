/**
 * Vitest loads this module before each test file. It keeps the process that hosts the chains for as long as the worker
 * lives, even when a file closes its chains: loading Hardhat takes longer than most tests of a chain.
 */
import { sharedChains } from './shared-chains.ts';

sharedChains();
