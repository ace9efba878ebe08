import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { show } from './stand.mjs';

await show('The local chain of the library ends the process that opens it, instead of answering.', async (s) => {
  const call = `const { Ganache } = require(${JSON.stringify(join(s.home, 'index.js'))});
    Ganache.provider().send({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }, (_, answer) => {
      console.log('answered', answer && answer.result);
      process.exit(0);
    });`;
  const run = spawnSync(process.execPath, ['-e', call], { timeout: 60_000, encoding: 'utf8' });
  return run.status !== 0 && !run.stdout.includes('answered') && run.stderr.includes('Error');
});
