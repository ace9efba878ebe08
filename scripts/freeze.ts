/**
 * `npm run freeze`, a part of a release: the requirement set of its version never changes again, and a set of a version that was
 * not released goes. A patch of a release whose set is frozen may not demand anything new: it needs another minor number.
 */
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requirementSetVersions } from '../conformance/command/requirement-sets.ts';
import {
  demandedSince,
  looseSets,
  RELEASED,
  releasedSets,
  releaseOf,
  requirementSetText,
  SETS,
  setHash,
} from './generate/requirement-set.ts';

const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const { version } = JSON.parse(readFileSync(path('package.json'), 'utf8'));
const release = releaseOf(version);
const file = `${SETS}/${release}.json`;
const released = releasedSets(readFileSync(path(RELEASED), 'utf8'));
if (!released.has(release)) {
  const text = await requirementSetText(release);
  writeFileSync(path(file), text);
  for (const loose of looseSets(requirementSetVersions(), released, release)) rmSync(path(`${SETS}/${loose}.json`));
  appendFileSync(path(RELEASED), `${release} ${setHash(text)}\n`);
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
