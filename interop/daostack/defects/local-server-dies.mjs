import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { show } from './stand.mjs';

await show('The server of the local chain ends the process that opens it, instead of listening.', async (s) => {
  const call = `const { Ganache } = require(${JSON.stringify(join(s.home, 'index.js'))});
    const server = Ganache.server();
    server.listen(0, '127.0.0.1', async () => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] });
      const answer = await fetch('http://127.0.0.1:' + server.address().port, { method: 'POST', body });
      console.log('answered', (await answer.json()).result);
      process.exit(0);
    });`;
  const run = spawnSync(process.execPath, ['-e', call], { timeout: 60_000, encoding: 'utf8' });
  return run.status !== 0 && !run.stdout.includes('answered') && run.stderr.includes('Error');
});
