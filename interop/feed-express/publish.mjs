// The program that publishes for a run (spec/feed/publishing.md), into the feed at the address that is given.
import { createInterface } from 'node:readline';

const [base] = process.argv.slice(2);

async function send(method, path, body) {
  const response = await fetch(`${base}/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return {};
}

async function answerTo({ do: what, item, site, event, now, exact }) {
  // Numbers beyond 2^53 lose digits here, which the one that comes back shows.
  if (what === 'hello') return { version: 1, exact };
  if (what === 'publish' || what === 'update') return send('PUT', `items/${encodeURIComponent(item)}`, { site, event });
  if (what === 'withdraw') return send('DELETE', `items/${encodeURIComponent(item)}`);
  if (what === 'set-clock') return send('PUT', 'clock', { now });
  return { refused: `this program does not know ${what}` };
}

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  answerTo(question)
    .catch((error) => ({ error: String(error) }))
    .then((said) => console.log(JSON.stringify({ id: question.id, ...said })));
}
