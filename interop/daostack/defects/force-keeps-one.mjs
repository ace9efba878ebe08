import { AT_CORE, CORE, show } from './stand.mjs';

await show('`base --force` on its own result deploys all contracts again but the token, which it keeps.', async (s) => {
  await s.params({});
  const base = async () => (await s.json('tool/migration.json')).private.base[CORE];
  await s.tool(['base', '--force', ...AT_CORE]);
  const before = await base();
  const run = await s.tool(['base', '--force', ...AT_CORE]);
  const after = await base();
  const kept = Object.keys(before).filter((name) => before[name] === after[name]);
  return run.code === 0 && Object.keys(after).length > 10 && kept.join() === 'GEN';
});
