import { AT_CORE, DAO, show } from './stand.mjs';

await show('A deployment whose answer got lost on the way is sent as a second one.', async (s) => {
  await s.params(DAO);
  await s.tool(['base', '--force', ...AT_CORE]);
  const before = await s.sent();
  const { at } = await s.between((body, { transactions }) =>
    body.includes('eth_sendRawTransaction') && transactions === 1 ? 'lose' : undefined,
  );
  await s.tool(['dao', '--force', ...AT_CORE], { at });
  // A DAO has one token, and it is deployed first.
  const [token, second] = [await s.made(before), await s.made(before + 1)];
  return token.length > 1000 && token === second;
});
