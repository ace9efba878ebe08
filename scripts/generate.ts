/**
 * Turns `spec/**` into `conformance/core/generated/spec.ts`: the data of every requirement, choice and profile, and
 * with it the types of their ids, so that an unknown id does not compile. `--check` only tells whether it is current.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

const root = new URL('../', import.meta.url);
const target = new URL('conformance/core/generated/spec.ts', root);
const yaml = (path: string) => parse(readFileSync(new URL(path, root), 'utf8'), { uniqueKeys: true });

/** A comma in an unquoted flow value makes a key of what follows: no key may come in that nobody meant. */
function only(id: string, body: object, keys: readonly string[]): void {
  const other = Object.keys(body).find((key) => !keys.includes(key));
  if (other !== undefined) throw new Error(`spec: ${id} has a member "${other}"; known are ${keys.join(', ')}`);
}

/** Adds to a record under a name that nobody has taken: ids, and the names of choices, are shared by all suites. */
function add(to: Record<string, unknown>, name: string, value: unknown): void {
  if (Object.hasOwn(to, name)) throw new Error(`spec: ${name} is there twice`);
  to[name] = value;
}

/** The text of the generated module. */
export function generated(): string {
  const suites = readdirSync(new URL('spec/', root))
    .filter((name) => existsSync(new URL(`spec/${name}/requirements.yaml`, root)))
    .sort();
  const requirements: Record<string, unknown> = {};
  const choices: Record<string, unknown> = {};
  const sources: Record<string, unknown> = {};
  for (const suite of suites) {
    const spec = yaml(`spec/${suite}/requirements.yaml`);
    sources[suite] = spec.sources;
    for (const [id, body] of Object.entries<{ source: { document: string } }>(spec.requirements)) {
      only(id, body, ['level', 'ruleset', 'source', 'text', 'excluded']);
      if (!Object.hasOwn(spec.sources, body.source.document))
        throw new Error(
          `spec: ${id} has the source "${body.source.document}"; known are ${Object.keys(spec.sources).join(', ')}`,
        );
      add(requirements, id, { id, suite, ...body });
    }
    for (const [name, body] of Object.entries<object>(yaml(`spec/${suite}/choices.yaml`).choices)) {
      only(name, body, ['text', 'options', 'number']);
      const { options = {} } = body as { options?: Record<string, object> };
      for (const [option, one] of Object.entries(options)) only(`${name}=${option}`, one, ['text', 'sources']);
      add(choices, name, { name, suite, ...body });
    }
  }
  const constant = (name: string, value: unknown) =>
    `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
  return [
    '// Generated from spec/ by `npm run generate`. Edit spec/, not this.\n',
    constant('sources', sources),
    constant('requirements', requirements),
    constant('choices', choices),
    constant('profiles', yaml('spec/profiles.yaml')),
  ].join('\n');
}

if (import.meta.main) {
  const text = generated();
  if (process.argv.includes('--check')) {
    const current = readFileSync(target, 'utf8') === text;
    if (!current) console.error('conformance/core/generated/spec.ts is not what spec/ says. Run `npm run generate`.');
    process.exitCode = current ? 0 : 1;
  } else writeFileSync(target, text);
}
