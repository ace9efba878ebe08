/** The migration tools of `results/`, judged by `touchstone check migration`. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inSingleQuotes } from '../../conformance/core/text/shell-quote.ts';
import { npmFolder } from '../../scripts/npm-folder.ts';
import { daostackMigration } from '../migration/daostack-migration.ts';
import { ignitionMigration } from '../migration/ignition-migration.ts';
import { checked, type Judge, ROOT } from './program.ts';

/** Both rulesets, and time enough for a busy machine. */
const WHOLE = ['--profile', 'interface', 'durable-deploy', '--budget', '3600'];

const reference: Judge = (report) => {
  const [bin, library] = ['bin.mjs', 'index.ts'].map((name) => join(ROOT, 'src/reference/migration', name));
  const command = [process.execPath, bin!].map(inSingleQuotes).join(' ');
  return checked(['migration', '--command', command, '--module', library!, ...WHOLE, ...report]);
};

/** Under the map of names in `interop/daostack/touchstone.yaml`, without the baseline: the result shows what fails. */
const daostack: Judge = async (report) => {
  const source = await npmFolder('interop/daostack');
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-daostack-'));
  try {
    const tool = join(folder, 'tool');
    await daostackMigration(tool);
    const map = await readFile(join(source, 'touchstone.yaml'), 'utf8');
    const config = join(folder, 'touchstone.yaml');
    await writeFile(config, map.replaceAll(/\$\{tool\}/g, tool).replaceAll(/\$\{here\}/g, source));
    return await checked(['migration', '--config', config, ...WHOLE, ...report]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const ignition: Judge = async (report) => {
  const command = (await ignitionMigration()).map(inSingleQuotes).join(' ');
  return checked(['migration', '--command', command, ...WHOLE, ...report]);
};

export const TOOLS: Readonly<Record<string, Judge>> = {
  'reference-migration': reference,
  'daostack-migration': daostack,
  'ignition-migration': ignition,
};
