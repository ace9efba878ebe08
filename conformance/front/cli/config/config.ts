import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { fileErrorText } from '../../../command/file/file-error.ts';
import { throwUsageError } from '../../../command/usage-error.ts';
import { pathsFromFolder } from './config-paths.ts';
import { configSchema } from './config-schema.ts';
import { type Schema, type Violation, violationSentence } from './schema-sentence.ts';

/** What is looked for where no `--config` is given. */
const DEFAULT = 'touchstone.yaml';

/** Reads a YAML file and holds it against a schema. Every mistake is one sentence with its place. */
export function readYaml<T>(file: string, schema: object): T {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    return throwUsageError(`${file} cannot be read: ${fileErrorText(cause)}`);
  }
  const lines = new LineCounter();
  // Pretty ones name the place as well.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const error = document.errors[0];
  if (error)
    return throwUsageError(`${file}, line ${lines.linePos(error.pos[0]).line}: ${error.message.split('\n')[0]}`);
  const value = plain(document, file);
  const validate = new Ajv2020({ strict: true, allErrors: false, verbose: true, ownProperties: true }).compile(schema);
  if (validate(value)) return value as T;
  // Of alternatives, each has its error, and the last is of all of them together.
  const violation = validate.errors!.at(-1) as Violation;
  const line = lineOf(document, lines, violation);
  return throwUsageError(`${file}${line ? `, line ${line}` : ''}: ${violationSentence(violation)}`);
}

/** What a document says, as data. An anchor that is repeated without measure is a mistake too. */
function plain(document: Document, file: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 }) ?? {};
  } catch (cause) {
    return throwUsageError(`${file}: ${(cause as Error).message}`);
  }
}

/** The line of what is wrong: of a key that is not known, the key's own. */
function lineOf(document: Document, lines: LineCounter, { instancePath, params }: Violation): number | undefined {
  const path = instancePath.split('/').slice(1);
  const node = path.length > 0 ? document.getIn(path, true) : document.contents;
  const key =
    isMap(node) && node.items.find((pair) => isScalar(pair.key) && pair.key.value === params.additionalProperty);
  const range = key && isScalar(key.key) ? key.key.range : isNode(node) ? node.range : undefined;
  return range ? lines.linePos(range[0]).line : undefined;
}

/**
 * The options of a configuration file for a suite, or none where there is no file. A list of one may be written as a text.
 * Paths in it are those of the folder that it lies in.
 */
export function configOptions(file: string | undefined, suite: string): Record<string, unknown> {
  const path = file ?? (existsSync(DEFAULT) ? DEFAULT : undefined);
  if (path === undefined) return {};
  const schema = configSchema();
  const config = readYaml<Record<string, Record<string, unknown>>>(path, schema);
  const lists = listsOf(schema, suite);
  // What comes through a pipe lies in no folder.
  const folder = /^\/(dev|proc)\//.test(path) ? '.' : dirname(path);
  return Object.fromEntries(
    Object.entries(config[suite] ?? {}).map(([key, value]) => [
      camel(key),
      pathsFromFolder(folder, key, lists.has(key) && typeof value === 'string' ? [value] : value),
    ]),
  );
}

/** The keys of a suite that hold lists. */
function listsOf(schema: Schema, suite: string): ReadonlySet<string> {
  const keys = Object.entries(schema.properties?.[suite]?.properties ?? {});
  return new Set(keys.filter(([, { $ref }]) => $ref === '#/$defs/strings').map(([key]) => key));
}

const camel = (key: string): string => key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
