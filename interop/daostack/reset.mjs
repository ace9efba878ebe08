// Has a copy of the tool forget its runs: `node reset.mjs COPY`. The package is published with the result of a DAO and a demo test
// on a private chain that nobody has; the tool merges that into every result, where it would seem to be of the run.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('./node_modules/@daostack/migration/', import.meta.url));
const [copy] = process.argv.slice(2);

const { private: local, ...networks } = JSON.parse(await readFile(join(PACKAGE, 'migration.json'), 'utf8'));
await rm(join(copy, 'deployment-state.json'), { force: true });
await writeFile(join(copy, 'migration.json'), JSON.stringify({ ...networks, private: { base: local.base } }));
