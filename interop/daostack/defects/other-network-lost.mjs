import { readFile, writeFile } from 'node:fs/promises';
import { AT_CORE, SECOND, show } from './stand.mjs';

await show('The entry of another network in the output file is lost.', async (s) => {
  await s.params({});
  const output = s.file('migration.json');
  await writeFile(output, JSON.stringify({ kovan: { base: { DAOToken: SECOND } } }));
  const run = await s.tool(['base', '--force', ...AT_CORE, '-o', output]);
  return run.code === 0 && !(await readFile(output, 'utf8')).toLowerCase().includes(SECOND);
});
