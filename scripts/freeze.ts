/**
 * `npm run freeze`, before a release: the requirement set of its version never changes again. A patch of a release whose set is
 * frozen may not demand anything new: it needs another minor number.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { demandedSince, RELEASED, releasedSets, releaseOf, SETS, setHash } from './generate/requirement-set.ts';

const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const { version } = JSON.parse(readFileSync(path('package.json'), 'utf8'));
const release = releaseOf(version);
const file = `${SETS}/${release}.json`;
if (!releasedSets(readFileSync(path(RELEASED), 'utf8')).has(release)) {
  appendFileSync(path(RELEASED), `${release} ${setHash(readFileSync(path(file), 'utf8'))}\n`);
  console.log(`${file} is frozen.`);
} else {
  const demanded = await demandedSince(JSON.parse(readFileSync(path(file), 'utf8')));
  if (demanded.length === 0) console.log(`${file} was frozen already, and ${version} demands nothing new.`);
  else {
    console.error(
      `${version} demands what ${release} did not, so it needs another minor number: ${demanded.join(', ')}`,
    );
    process.exitCode = 1;
  }
}
