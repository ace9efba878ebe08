import { stat, writeFile } from 'node:fs/promises';
import { AT_CORE, show } from './stand.mjs';

await show('The result file is written over where it stands: who reads it then reads half of it.', async (s) => {
  await s.params({});
  const output = s.file('migration.json');
  await writeFile(output, '{}');
  const before = await stat(output);
  const run = await s.tool(['base', '--force', ...AT_CORE, '-o', output]);
  const after = await stat(output);
  return run.code === 0 && after.size > before.size && after.ino === before.ino;
});
