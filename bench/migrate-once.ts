/**
 * Migrates base and DAO once with a library, and prints the time: `migrate-once.ts MODULE EXPORT OPTIONS`. The time of
 * loading modules is not counted.
 */
import { pathToFileURL } from 'node:url';

interface Library {
  migrateBase(options: object): Promise<unknown>;
  migrateDAO(options: object): Promise<unknown>;
}

const [module = '', name = 'default', given = '{}'] = process.argv.slice(2);
const loaded = (await import(pathToFileURL(module).href)) as Record<string, Library>;
const library = loaded[name] as Library;
const options = JSON.parse(given);
// The output of the tool itself is discarded.
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true;
const begun = performance.now();
await library.migrateBase(options);
const half = performance.now();
await library.migrateDAO(options);
write(`${JSON.stringify({ base: half - begun, dao: performance.now() - half })}\n`);
process.exit(0);
