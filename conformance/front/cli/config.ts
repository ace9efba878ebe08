import { existsSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { LineCounter, parseDocument } from 'yaml';
import { specDocument } from '../package-data.ts';
import { usage } from './usage.ts';

/** What is looked for where no `--config` is given. */
const DEFAULT = 'touchstone.yaml';

/** Reads a YAML file and holds it against a schema of `spec/`. Every mistake is one sentence with its place. */
export function readYaml<T>(file: string, schema: string): T {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    return usage(`${file} cannot be read: ${(cause as Error).message.replace(/^[A-Z]+: /, '')}`);
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const error = document.errors[0];
  if (error) return usage(`${file}, line ${error.linePos?.[0].line ?? 1}: ${error.message.split('\n')[0]}`);
  const value: unknown = document.toJS({ maxAliasCount: 100 }) ?? {};
  const ajv = new Ajv2020({ strict: true, allErrors: false });
  const validate = ajv.compile(specDocument(schema));
  if (validate(value)) return value as T;
  const { instancePath, message, params } = validate.errors![0]!;
  const path = instancePath.split('/').slice(1);
  const node = document.getIn(path.length > 0 ? path : [], true) as { range?: [number, number, number] } | undefined;
  const line = node?.range ? `, line ${lines.linePos(node.range[0]).line}` : '';
  const extra =
    'additionalProperty' in params
      ? ` ("${params.additionalProperty}")`
      : 'allowedValues' in params
        ? ` (${params.allowedValues})`
        : '';
  return usage(`${file}${line}: ${instancePath || 'the file'} ${message}${extra}`);
}

/** The options of a configuration file for a suite, or none where there is no file. */
export function configOptions(file: string | undefined, suite: string): Record<string, unknown> {
  const path = file ?? (existsSync(DEFAULT) ? DEFAULT : undefined);
  if (path === undefined) return {};
  const config = readYaml<Record<string, Record<string, unknown>>>(path, 'config.schema.json');
  return Object.fromEntries(Object.entries(config[suite] ?? {}).map(([key, value]) => [camel(key), value]));
}

const camel = (key: string): string => key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
