/** The files that are generated for each suite: its checks by id, and its faults and variants by name. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exportName, nameOfExport } from '../../conformance/core/check/name.ts';
import { type RequirementEntry, withRequirements } from './requirement-comments.ts';

const conformance = fileURLToPath(new URL('../../conformance/', import.meta.url));

/** The names of all suites: of the folders with checks. */
export function suiteNames(): readonly string[] {
  return readdirSync(conformance)
    .filter((name) => existsSync(`${conformance}${name}/checks`))
    .sort();
}

/** The modules in a folder of a suite, by topic and name; none where the suite does not have the folder. */
const modulesIn = (folder: string): readonly string[] =>
  globSync('*/*.ts', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/').replace(/\.ts$/, ''))
    .filter((path) => !/\.test(-[a-z]+)?$/.test(path))
    .sort();

/** The text of `generated/checks.ts`: `tiles/match-entries` is the export `matchEntries` of `checks/tiles/match-entries.ts`. */
export function checksOf(suite: string): string {
  const ids = modulesIn(`${conformance}${suite}/checks`).map((id) => ({
    id,
    local: exportName(id.replace('/', '-')),
    name: exportName(id.split('/')[1]!),
  }));
  return [
    `// Generated from the files of conformance/${suite}/checks by \`npm run generate\`. Edit those, not this.\n`,
    ...ids.map(({ id, local, name }) => `import { ${name} as ${local} } from '../checks/${id}.ts';`),
    '\n/** Every check, by topic and name. */\nexport const checks = {',
    ...ids.map(({ id, local }) => `  '${id}': ${local},`),
    '};\n',
  ].join('\n');
}

/** The files of a suite's checks, each with the requirements that it proves as comments. */
export function commentedChecksOf(
  suite: string,
  requirements: Readonly<Record<string, RequirementEntry>>,
): readonly (readonly [path: string, text: string])[] {
  return modulesIn(`${conformance}${suite}/checks`).map((id) => {
    const path = `conformance/${suite}/checks/${id}.ts`;
    return [path, withRequirements(readFileSync(`${conformance}${suite}/checks/${id}.ts`, 'utf8'), requirements)];
  });
}

interface Alteration {
  readonly name: string;
  readonly file: string;
  readonly member: string;
}

const alterationsIn = (folder: string): readonly Alteration[] =>
  modulesIn(folder)
    .flatMap((file) => {
      const text = readFileSync(`${folder}/${file}.ts`, 'utf8');
      const members = [...text.matchAll(/^export const (\w+)/gm)].map(([, member]) => member!);
      return members.map((member) => ({ name: nameOfExport(member), file, member }));
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/**
 * The text of `generated/alterations.ts`: a fault or a variant for each export of `faults/` and `variants/`, under the name of
 * the export. A suite may lack either folder: its table is empty then. `parent`: the folder of the suites.
 */
export function alterationsOf(suite: string, parent: string = conformance): string {
  const table = (kind: 'faults' | 'variants', type: string) => {
    const alterations = alterationsIn(`${parent}${suite}/${kind}`);
    const twice = alterations.find(({ name }, i) => alterations[i + 1]?.name === name);
    if (twice) throw new Error(`conformance/${suite}/${kind}: two exports give the name ${twice.name}`);
    const names = alterations.map(({ name }) => `\n  | '${name}'`).join('');
    const head = `/** The ${kind} by name: the file of each, and how it is loaded. */\nexport const ${kind} =`;
    return [
      `/** A name of \`touchstone ${kind} list ${suite}\`. */\nexport type ${type} =${names || ' never'};\n`,
      ...(alterations.length === 0 ? [`${head} {} as const;\n`] : [`${head} {`]),
      ...alterations.map(
        ({ name, file, member }) =>
          `  '${name}': { file: '${file}', load: async () => (await import('../${kind}/${file}.ts')).${member} },`,
      ),
      ...(alterations.length === 0 ? [] : ['} as const;\n']),
    ].join('\n');
  };
  return [
    `// Generated from conformance/${suite}/faults and variants by \`npm run generate\`. Edit those, not this.\n`,
    table('faults', 'FaultName'),
    table('variants', 'VariantName'),
  ].join('\n');
}
