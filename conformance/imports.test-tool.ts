/** Finds the references of a module in its source text, so that a test can check them by the project's rules. */

/** One reference: its specifier, or undefined where only a run would determine it. */
export interface Reference {
  readonly specifier: string | undefined;
  readonly how: 'import' | 'dynamic import' | 'URL';
}

/** Comments on separate lines. Comments after code cannot hide an import on their line. */
const COMMENTS = /^[ \t]*(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm;
/** `import … from '…'` and `export … from '…'`, types included, and `import '…'`. */
const STATIC =
  /(?:^|[;}\s])(?:import\b(?:[^'"`;()=]*?\bfrom)?|export\b[^'"`;()=]*?\bfrom|\bfrom)\s*(['"])([^'"\n]+)\1/g;
/**
 * `import(…)` as a call or as a type, `import.meta.resolve(…)`, `require(…)`; the modules of `siblingModule` are found
 * below.
 */
const CALL =
  /\b(?:import\s*\(|import\.meta\.resolve\s*\(|require(?:\.resolve)?\s*\()(?!siblingModule\(import\.meta\.url,)\s*(?:(['"])([^'"\n]+)\1|`([^`]*)`)?/g;
/** `siblingModule(import.meta.url, '…')`: a module under the extension that its importer has. */
const SIBLINGS = /\bsiblingModule\(import\.meta\.url,\s*(?:(['"])([^'"\n]+)\1|`([^`]*)`)/g;
/** `new URL('…', import.meta.url)`: the file that it names may be run or forked. */
const URLS = /\bnew URL\(\s*(?:(['"])([^'"\n]+)\1|`([^`]*)`|[^'"`][^,]*),\s*import\.meta\.url/g;

/** Everything that a module refers to. A template counts up to its first substitution. */
export function references(source: string): readonly Reference[] {
  const text = source.replace(COMMENTS, '');
  const fixed = (plain: string | undefined, template: string | undefined) => plain ?? template?.split('${')[0];
  return [
    ...[...text.matchAll(STATIC)].map((match): Reference => ({ specifier: match[2]!, how: 'import' })),
    ...[...text.matchAll(CALL)].map(
      (match): Reference => ({ specifier: fixed(match[2], match[3]), how: 'dynamic import' }),
    ),
    ...[...text.matchAll(SIBLINGS)].map(
      (match): Reference => ({ specifier: `${fixed(match[2], match[3])}.ts`, how: 'dynamic import' }),
    ),
    ...[...text.matchAll(URLS)].map((match): Reference => ({ specifier: fixed(match[2], match[3]), how: 'URL' })),
  ];
}
