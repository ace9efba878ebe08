import { AT_CORE, show } from './stand.mjs';

await show('The tool waits endlessly for a node that never answers: a minute has passed.', async (s) => {
  await s.params({});
  const { at } = await s.between(() => 'drop');
  const run = await s.tool(['base', '--force', ...AT_CORE], { at, timeMs: 61_000 });
  return run.code === null && run.stderr === '';
});
