import { existsSync } from 'node:fs';
import { CORE, DAO, show } from './stand.mjs';

/** A founder that is not a built-in account of the tool. */
const FOUNDER = `0x${'0'.repeat(35)}f0001`;

await show('`migrate` fails after all else unless its built-in accounts are among the founders.', async (s) => {
  const founders = [{ address: FOUNDER, tokens: 1, reputation: 1000 }];
  const output = s.file('migration.json');
  const run = await s.library('migrate', { arcVersion: CORE, force: true, output, params: { ...DAO, founders } });
  return run.code !== 0 && (await s.sent()) > 50 && run.stderr.includes('reverted') && !existsSync(output);
});
