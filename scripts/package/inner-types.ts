/** Types of modules that nobody can import from the package. */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';

const TYPES = /\.d\.ts$/;
/** `from './x.ts'`, `import './x.ts'` and `import('./x.ts')`, in a file of types. */
const REFERENCE = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g;

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types?: string }>>;
}

/** The files of types that a file of types refers to. `path`: from the top of the package, as the results. */
export const referredTypes = (path: string, text: string): readonly string[] =>
  [...text.matchAll(REFERENCE)].map(([, specifier]) =>
    posix.join(posix.dirname(path), specifier!.replace(/\.[jt]s$/, '.d.ts')),
  );

/** Those of the files of types that the exports reach. `read`: the text of a file; undefined where there is no such file. */
export function reachedTypes(
  entries: readonly string[],
  read: (path: string) => string | undefined,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const rest = [...entries];
  for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
    if (reached.has(path)) continue;
    const text = read(path);
    if (text === undefined) continue;
    reached.add(path);
    rest.push(...referredTypes(path, text));
  }
  return reached;
}

/** Removes the files of types in `dist/` of a package that none of its exports reaches. */
export function removeInnerTypes(root: string): void {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const entries = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [] : (entry.types ?? [])));
  const files = globSync('dist/**/*.d.ts', { cwd: root, exclude: ['dist/touchstone-migration/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => TYPES.test(path));
  const known = new Set(files);
  const reached = reachedTypes(
    entries.map((path) => posix.normalize(path)),
    (path) => (known.has(path) ? readFileSync(join(root, path), 'utf8') : undefined),
  );
  for (const path of files) if (!reached.has(path)) rmSync(join(root, path));
}
