import { AT_CORE, show } from './stand.mjs';

await show('A second run with the same files sends transactions while the first one still does.', async (s) => {
  await s.params({});
  let second;
  // The first waits for the answer to its second transaction for as long as the second run sends none.
  const { at, seen } = await s.between((body, { transactions }) =>
    body.includes('eth_sendRawTransaction') && transactions === 2 ? 'drop' : undefined,
  );
  const own = await s.between();
  await s.tool(['base', '--force', ...AT_CORE], {
    at,
    until: async () => {
      if (seen.transactions === 2) second ??= s.tool(['base', '--force', ...AT_CORE], { at: own.at });
      return own.seen.transactions > 0;
    },
  });
  await second;
  return seen.transactions === 2 && own.seen.transactions > 0;
});
