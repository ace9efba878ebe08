/** `npm run shape`: the numbers by which the house stays easy to find one's way in, each beside what it may be at most. */
import { fileURLToPath } from 'node:url';
import { measureHouse } from './shape/all.ts';

for (const { title, value, atMost, known, found } of measureHouse(fileURLToPath(new URL('../', import.meta.url)))) {
  const lower = value < atMost ? ', could be lowered' : '';
  const beside = known ? `, beside ${known} on a list` : '';
  console.log(`${title}: ${value} (at most ${atMost}${lower}${beside})`);
  const shown = process.argv.includes('--all') || value > atMost ? found : found.slice(0, 3);
  for (const line of shown) console.log(`    ${line}`);
}
