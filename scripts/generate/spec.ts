/** The data of `spec/` and of suites that have a `spec/` of their own, as a module: every requirement, choice and profile, and with it the types of their ids. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { RequirementEntry } from './requirement-comments.ts';

/** The members of a requirement that are looked at here. */
interface SpecRequirement {
  readonly source: { readonly document: string };
  readonly also?: Readonly<Record<string, { readonly document: string }>>;
}

const root = new URL('../../', import.meta.url);
const yaml = (path: string) => parse(readFileSync(new URL(path, root), 'utf8'), { uniqueKeys: true });

/** A comma in an unquoted flow value makes a key of what follows: no key may come in that nobody meant. */
function only(id: string, body: object, keys: readonly string[]): void {
  const other = Object.keys(body).find((key) => !keys.includes(key));
  if (other !== undefined) throw new Error(`spec: ${id} has a member "${other}"; known are ${keys.join(', ')}`);
}

/** Adds to a record under a name that nobody has taken: ids, and the names of choices, are shared by all suites. */
function add(to: Record<string, unknown>, name: string, value: unknown): void {
  if (Object.hasOwn(to, name)) throw new Error(`spec: ${name} is declared twice`);
  to[name] = value;
}

const optionalYaml = (path: string) => (existsSync(new URL(path, root)) ? yaml(path) : undefined);

/** The suites by name, each with the folder of its requirements: `spec/log`, or `conformance/log/spec`. */
function specFolders(): readonly (readonly [suite: string, folder: string])[] {
  const within = (parent: string, below: string) =>
    readdirSync(new URL(parent, root)).map((name) => [name, `${parent}${name}${below}`] as const);
  return [...within('spec/', ''), ...within('conformance/', '/spec')]
    .filter(([, folder]) => existsSync(new URL(`${folder}/requirements.yaml`, root)))
    .sort(([first], [second]) => (first < second ? -1 : 1));
}

/** Every requirement by its id, as it is written. */
export function requirementEntries(): Readonly<Record<string, RequirementEntry>> {
  return Object.assign({}, ...specFolders().map(([, folder]) => yaml(`${folder}/requirements.yaml`).requirements));
}

/** The text of the generated module. */
export function specModule(): string {
  const folders = specFolders();
  const requirements: Record<string, unknown> = {};
  const choices: Record<string, unknown> = {};
  const sources: Record<string, unknown> = {};
  const profiles: Record<string, unknown> = yaml('spec/profiles.yaml');
  for (const [suite, folder] of folders) {
    const spec = yaml(`${folder}/requirements.yaml`);
    sources[suite] = spec.sources;
    for (const [id, body] of Object.entries<SpecRequirement>(spec.requirements)) {
      only(id, body, ['level', 'ruleset', 'source', 'text', 'also', 'excluded', 'changed']);
      for (const { document } of [body.source, ...Object.values(body.also ?? {})])
        if (!Object.hasOwn(spec.sources, document))
          throw new Error(
            `spec: ${id} has the source "${document}"; known are ${Object.keys(spec.sources).join(', ')}`,
          );
      add(requirements, id, { id, suite, ...body });
    }
    for (const [name, body] of Object.entries<object>(optionalYaml(`${folder}/choices.yaml`)?.choices ?? {})) {
      only(name, body, ['text', 'options', 'number']);
      const { options = {} } = body as { options?: Record<string, object> };
      for (const [option, description] of Object.entries(options))
        only(`${name}=${option}`, description, ['text', 'sources']);
      add(choices, name, { name, suite, ...body });
    }
    const own = optionalYaml(`${folder}/profiles.yaml`);
    if (own) add(profiles, suite, own);
  }
  const constant = (name: string, value: unknown) =>
    `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
  return [
    '// Generated from spec/ by `npm run generate`. Edit spec/, not this.\n',
    constant('sources', sources),
    constant('requirements', requirements),
    constant('choices', choices),
    constant('profiles', profiles),
  ].join('\n');
}
