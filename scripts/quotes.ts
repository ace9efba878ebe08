/**
 * `npm run quotes -- FOLDER`: compares the C2SP documents in a folder, such as a clone of github.com/C2SP/C2SP, with the
 * sentences that the requirements of logs and of their clients restate, and names each requirement that a changed sentence
 * touches. `--pin VERSION` takes these documents as the pinned version; requirements.yaml has it too, with what was changed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { requirementsOf } from '../conformance/core/spec/requirement.ts';
import { type PinnedQuotes, pinQuotes, type Quotes, touchedBy } from './quotes/quotes.ts';

const USAGE = 'usage: npm run quotes -- FOLDER [--pin VERSION]';
const WORDS = ['../spec/log/quotes.yaml', '../conformance/log-client/spec/quotes.yaml'];
const PINNED = new URL('../spec/log/quotes.json', import.meta.url);

const { values, positionals } = parseArgs({ options: { pin: { type: 'string' } }, allowPositionals: true });
const [folder] = positionals;
if (folder === undefined) {
  console.error(USAGE);
  process.exit(2);
}
const quotes: Quotes = Object.assign(
  {},
  ...WORDS.map((path) => parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Quotes),
);
const quoting = [...requirementsOf('log'), ...requirementsOf('log-client')].filter(({ id }) => id in quotes);
const documents = new Map(
  [...new Set(quoting.map(({ source }) => source.document))].map((name) => {
    const file = join(folder, `${name}.md`);
    if (!existsSync(file)) {
      console.error(`quotes: ${file} is not there: expected a clone of https://github.com/C2SP/C2SP`);
      process.exit(2);
    }
    return [name, readFileSync(file, 'utf8')] as const;
  }),
);
if (values.pin !== undefined) {
  const pinned: PinnedQuotes = { version: values.pin, hashes: pinQuotes(quoting, quotes, documents) };
  writeFileSync(PINNED, `${JSON.stringify(pinned, undefined, 2)}\n`);
} else {
  const pinned = JSON.parse(readFileSync(PINNED, 'utf8')) as PinnedQuotes;
  const touched = touchedBy(quoting, pinned, documents);
  for (const { id, words, where, now } of touched)
    console.log(`${id}  ${where}\n  pinned by  ${words}\n  now        ${now ?? 'no such sentence, or several'}\n`);
  const count = touched.length === 0 ? 'every sentence is as it was' : `${touched.length} sentences differ`;
  console.log(`${quoting.length} requirements, pinned to C2SP ${pinned.version}: ${count}`);
  process.exitCode = touched.length === 0 ? 0 : 1;
}
