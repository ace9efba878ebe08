import type { Measure } from './measure.ts';
import { isGenerated, isTypeScript, type SourceFile } from './sources.ts';

const FROM = /^export (?:type )?(?:\*(?: as \w+)?|\{[^}]*\}) from /gm;
const LISTED = /^export (?:type )?\{([^}]*)\};/gm;
const IMPORTED = /^import (?:type )?([^'"]*?) from /gm;

/** Re-exports outside the doors of the package: of two ways to one name, one is the wrong one. */
export function reexports(files: readonly SourceFile[], packageJson: object): Measure {
  const doors = doorsOf(packageJson);
  const found = files
    .filter((file) => isTypeScript(file) && !isGenerated(file) && !doors.some((door) => door.test(file.path)))
    .flatMap(({ path, text }) => {
      const count = [...text.matchAll(FROM)].length + listedImports(text).length;
      return count === 0 ? [] : [`${path}: ${count}`];
    });
  return { title: 'files that export what is of another, beside the doors', value: found.length, atMost: 0, found };
}

/** The modules that the package exports, and the doors of the references. */
function doorsOf(packageJson: object): readonly RegExp[] {
  const { exports } = packageJson as { exports: Record<string, string | { readonly default: string }> };
  const modules = Object.values(exports)
    .map((one) => (typeof one === 'string' ? one : one.default))
    .filter((path) => path.endsWith('.js'))
    .map((path) => new RegExp(`^${path.replace('./dist/', '').replace(/\.js$/, '\\.ts')}$`));
  return [...modules, /^src\/reference\/[a-z-]+\/index\.ts$/];
}

/** Names that are imported and then listed for export, which comes to the same. */
function listedImports(text: string): readonly string[] {
  const names = (list: string) => list.match(/\w+/g) ?? [];
  const imported = new Set([...text.matchAll(IMPORTED)].flatMap(([, list]) => names(list!)));
  return [...text.matchAll(LISTED)].flatMap(([, list]) => names(list!)).filter((name) => imported.has(name));
}
