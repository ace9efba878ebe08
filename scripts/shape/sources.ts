import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the project: its path from the root on, with slashes, and its text where it is TypeScript. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const FOLDERS = '{conformance,src,spec,scripts,interop,bench}/**/*';
/** Folders without sources of ours: packages, builds, files of other projects. */
const APART = /(^|\/)(node_modules|dist|third-party|target)(\/|$)/;

/** Every file of the house. Other files than TypeScript count in their folder, but nobody reads them. */
export function readSources(root: string): readonly SourceFile[] {
  return globSync(FOLDERS, { cwd: root, withFileTypes: true, exclude: (entry) => APART.test(entry.name) })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: file.slice(root.length).replaceAll('\\', '/').replace(/^\//, ''),
      text: file.endsWith('.ts') ? readFileSync(file, 'utf8') : '',
    }));
}

export const isGenerated = ({ path }: SourceFile): boolean => path.includes('/generated/');
export const isTest = ({ path }: SourceFile): boolean => /\.test(-[a-z]+)?\.ts$/.test(path);
export const isTypeScript = ({ path }: SourceFile): boolean => path.endsWith('.ts');

/** The checks of a suite, each in a file of its topic. */
export const isCheck = (file: SourceFile): boolean =>
  /^conformance\/[a-z-]+\/checks\/[^/]+\/[^/]+\.ts$/.test(file.path) && !isTest(file);
