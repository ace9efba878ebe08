import { AT_CORE, show } from './stand.mjs';

await show('It asks where no terminal is, and waits for an answer that cannot come.', async (s) => {
  await s.params({});
  const run = await s.tool(['base', ...AT_CORE], { silent: true, timeMs: 10_000 });
  return run.code === null && `${run.stdout}`.includes('Continue?') && (await s.sent()) === 0;
});
