import { existsSync } from 'node:fs';
import { AT_CORE, show } from './stand.mjs';

await show('Answered no, `base` deploys nothing, and writes a result that it did not come to.', async (s) => {
  await s.params({});
  const output = s.file('migration.json');
  const run = await s.tool(['base', ...AT_CORE, '-o', output], { says: 'n\n' });
  return run.code === 0 && (await s.sent()) === 0 && existsSync(output);
});
