/**
 * Loads the modules that `npm start` runs, so that Node keeps them compiled. Set-up starts this: else each of the eight
 * processes of the first `npm start` compiles them, which takes half a second of a processor.
 */

import { enableCompileCache } from 'node:module';
import { COMPILED_FOLDER } from './compiled-folder.ts';

enableCompileCache(COMPILED_FOLDER);
const { descriptorOf } = await import('../../conformance/suites.ts');
await import('../../conformance/front/cli/program.ts');
await import('../../conformance/front/cli/child/session.ts');
await import('../../src/reference/log/index.ts');
await import('../../src/reference/feed/index.ts');
await import('hardhat/hre');
await import('ethers');
for (const name of ['log', 'feed', 'migration']) {
  const { command, suite } = descriptorOf(name);
  await command();
  await suite();
}
