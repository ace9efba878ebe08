/** Folders in which `touchstone init` is tried. */

import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** An empty project, which is the working folder until it is removed. */
export interface Project {
  readonly folder: string;
  remove(): void;
}

/** Makes a project with some files, in a folder whose name is not ASCII, and goes there. */
export function enterProject(files: Readonly<Record<string, string>> = {}, below = ''): Project {
  const start = process.cwd();
  const root = join(realpathSync(mkdtempSync(join(tmpdir(), 'touchstone-'))), 'mein prüf projekt');
  const folder = join(root, below);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text, { mode: 0o755 });
  }
  process.chdir(folder);
  const remove = () => {
    process.chdir(start);
    rmSync(dirname(root), { recursive: true });
  };
  return { folder, remove };
}
