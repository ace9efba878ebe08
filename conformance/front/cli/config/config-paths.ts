import { isAbsolute, join, resolve } from 'node:path';

/** An empty path stays what it is, to be refused. */
function within(path: string, folder: string): string {
  return path === '' || isAbsolute(path) ? path : join(folder, path);
}

/** Where a path stands in an option, as its text is rewritten. Commands are not among them: they run where we were started. */
const PATHS: Readonly<Record<string, (text: string, folder: string) => string>> = {
  baseline: within,
  'key-file': within,
  'other-key-file': within,
  watch: within,
  // Anything else is a package.
  module: (text, folder) => (/^\.{1,2}\//.test(text) ? resolve(folder, text) : text),
  report: (text, folder) => text.replace(/(?<==).+$/s, (file) => within(file, folder)),
};

/** The value of an option as it is meant from the working directory, where it was written in a file of `folder`. */
export function pathsFromFolder(folder: string, key: string, value: unknown): unknown {
  const rewrite = Object.hasOwn(PATHS, key) ? PATHS[key] : undefined;
  if (rewrite === undefined || folder === '.') return value;
  const rewritten = (one: unknown) => (typeof one === 'string' ? rewrite(one, folder) : one);
  return Array.isArray(value) ? value.map(rewritten) : rewritten(value);
}
