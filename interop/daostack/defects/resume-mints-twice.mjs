import { createServer } from 'node:http';
import { text as whole } from 'node:stream/consumers';
import { ACCOUNT, AT_CORE, CORE, DAO, show } from './stand.mjs';

const BALANCE_OF = '0x70a08231';
/** Of the DAO step: token, reputation, avatar, then the first founder's reputation. */
const MINT = 4;

await show('Killed when a mint is mined and unanswered, the resumed run mints the same again.', async (s) => {
  await s.params(DAO);
  await s.tool(['base', '--force', ...AT_CORE]);
  let sent = 0;
  const between = createServer(async (request, response) => {
    const body = await whole(request);
    const answer = await fetch(s.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const text = await answer.text();
    if (body.includes('eth_sendRawTransaction')) sent += 1;
    if (sent < MINT) response.end(text);
  });
  await new Promise((resolve) => between.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${between.address().port}`;
  await s.tool(['dao', '--force', ...AT_CORE], { at, until: () => sent === MINT });
  between.close();
  between.closeAllConnections();
  const run = await s.tool(['dao', '--force', ...AT_CORE, '-o', s.file('migration.json')]);
  const { Reputation } = (await s.json('migration.json')).private.dao[CORE];
  const reputation = BigInt(await s.view(Reputation, BALANCE_OF, ACCOUNT));
  return run.code === 0 && reputation === 2000n * 10n ** 18n; // 1000 was asked for
});
