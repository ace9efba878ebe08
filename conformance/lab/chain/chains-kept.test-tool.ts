/**
 * Vitest loads this before each file. It keeps the process that has the chains, once there is one, for as long as the worker
 * lives, whichever file closes its own: to load Hardhat takes longer than most of what is asked of a chain.
 */
import { openStages } from '../../migration/target/stages.ts';

openStages();
