import { existsSync } from 'node:fs';
import { AT_CORE, show } from './stand.mjs';

const POOR = `0x${'11'.repeat(32)}`;

await show('An account without means deploys nothing and writes no result, and the command ends with 0.', async (s) => {
  await s.params({});
  const output = s.file('migration.json');
  const run = await s.tool(['base', '--force', ...AT_CORE, '-o', output, '-s', POOR]);
  return run.code === 0 && Number(await s.rpc('eth_blockNumber')) === 0 && !existsSync(output);
});
