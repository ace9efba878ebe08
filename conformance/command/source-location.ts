import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { exportName } from '../core/check/name.ts';
import type { SourceLocation } from '../core/text/source-location.ts';
import type { AlterationKind, SuiteAlterations } from './suite-descriptor.ts';

const root = dirname(createRequire(import.meta.url).resolve('#package'));
/** In a package: the lines at which checks, faults and variants begin in the sources, by `file#export`. */
const PACKED = join(root, 'dist/source-lines.json');
/** The content of that file, which is constant: read at the first use. */
let packed: Readonly<Record<string, number>> | undefined;

/** The first line of a file that matches a pattern; undefined where there is no such file or line. */
function lineOf(file: string, pattern: RegExp): number | undefined {
  const path = join(root, file);
  if (!existsSync(path)) return undefined;
  const at = readFileSync(path, 'utf8')
    .split('\n')
    .findIndex((line) => pattern.test(line));
  return at < 0 ? undefined : at + 1;
}

function located(file: string, member: string): SourceLocation | undefined {
  const line = lineOf(file, new RegExp(`^export const ${member}\\b`)) ?? packedLine(`${file}#${member}`);
  return line === undefined ? undefined : { file, line };
}

function packedLine(key: string): number | undefined {
  packed ??= existsSync(PACKED) ? (JSON.parse(readFileSync(PACKED, 'utf8')) as Record<string, number>) : {};
  return packed[key];
}

/** The location of a check: `log/tiles/match-entries` is in `conformance/log/checks/tiles/match-entries.ts`. */
export function locationOfCheck(id: string): SourceLocation | undefined {
  const [suite, topic, name] = id.split('/') as [string, string, string];
  return located(`conformance/${suite}/checks/${topic}/${name}.ts`, exportName(name));
}

/** The location of a fault or variant. */
export function locationOfAlteration(
  suite: string,
  alterations: SuiteAlterations,
  kind: AlterationKind,
  name: string,
): SourceLocation | undefined {
  return located(`conformance/${suite}/${kind}/${alterations[kind][name]!.file}.ts`, exportName(name));
}

/** The lines of the keys of a file of requirements, by the key. A file is constant: it is read at the first use. */
const keyLines = new Map<string, ReadonlyMap<string, number>>();

function linesOfKeys(file: string): ReadonlyMap<string, number> {
  const known = keyLines.get(file);
  if (known) return known;
  const path = join(root, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const lines = new Map<string, number>();
  for (const [at, line] of text.split('\n').entries()) {
    const key = /^ +([^\s:]+):/.exec(line)?.[1];
    if (key !== undefined && !lines.has(key)) lines.set(key, at + 1);
  }
  keyLines.set(file, lines);
  return lines;
}

/** The location of a requirement. */
export function locationOfRequirement(suite: string, id: string): SourceLocation | undefined {
  for (const file of [`spec/${suite}/requirements.yaml`, `conformance/${suite}/spec/requirements.yaml`]) {
    const line = linesOfKeys(file).get(id);
    if (line !== undefined) return { file, line };
  }
  return undefined;
}

/** A location in the form that editors and terminals recognise: `file:line`. */
export const locationText = ({ file, line }: SourceLocation): string => `${file}:${line}`;
