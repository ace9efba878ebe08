import { isAbsolute, join, resolve } from 'node:path';

/** An empty path stays empty, and is refused later. */
function within(path: string, folder: string): string {
  return path === '' || isAbsolute(path) ? path : join(folder, path);
}

/** Rewrites the paths in options. Commands are not rewritten: they run in the working directory. */
const PATHS: Readonly<Record<string, (text: string, folder: string) => string>> = {
  baseline: within,
  'key-file': within,
  'header-file': within,
  ca: within,
  'client-cert': within,
  'client-key': within,
  'public-key': within,
  'trusted-root': within,
  'other-key-file': within,
  watch: within,
  // Any other text names a package.
  module: (text, folder) => (/^\.{1,2}\//.test(text) ? resolve(folder, text) : text),
  report: (text, folder) => text.replace(/(?<==).+$/s, (file) => within(file, folder)),
};

/** The value of an option, with paths relative to `folder` made relative to the working directory. */
export function pathsFromFolder(folder: string, key: string, value: unknown): unknown {
  const rewrite = Object.hasOwn(PATHS, key) ? PATHS[key] : undefined;
  if (rewrite === undefined || folder === '.') return value;
  const rewritten = (value: unknown) => (typeof value === 'string' ? rewrite(value, folder) : value);
  return Array.isArray(value) ? value.map(rewritten) : rewritten(value);
}
