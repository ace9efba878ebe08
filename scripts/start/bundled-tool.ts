import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, 'src/reference/migration');

/** The command and the library of the reference migration tool, in a few files. */
export interface BundledTool {
  /** The folder with all of it. */
  readonly folder: string;
  /** The module that runs the command. */
  readonly main: string;
  /** The module of the library. */
  readonly library: string;
}

/**
 * Bundles the tool with the packages that it needs, since Node takes a fifth of a second to find, read and link their three
 * hundred modules, and a run on the tool starts it some seventy times. The folder is below `node_modules`, from where Hardhat
 * and the core contracts are found.
 */
export function bundledTool(): BundledTool {
  const parent = join(root, 'node_modules/.touchstone');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'tool-'));
  // A module finds the files beside its source. All modules that look for any are one level below.
  const beside = join(source, 'cli/program.ts');
  buildSync({
    entryPoints: [join(source, 'main.ts'), join(source, 'index.ts')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    external: ['hardhat'],
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(beside).href),
      'import.meta.dirname': JSON.stringify(join(source, 'cli')),
    },
    logLevel: 'error',
  });
  return { folder, main: join(folder, 'main.mjs'), library: join(folder, 'index.mjs') };
}
