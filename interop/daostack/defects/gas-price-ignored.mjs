import { AT_CORE, show } from './stand.mjs';

await show('A --gas-price that is no number is taken as none, and the run goes on with another price.', async (s) => {
  await s.params({});
  const run = await s.tool(['base', '--force', ...AT_CORE, '--gas-price', 'abc']);
  return run.code === 0 && (await s.sent()) > 20;
});
