/**
 * Turns `spec/**` into `conformance/core/spec/generated/spec.ts`: the data of every requirement, choice and profile, and
 * with it the types of their ids, so that an unknown id does not compile; `spec/log/proto` into the messages under
 * `spec/generated`; and the names of the feed's faults and variants into types. `--check` only tells whether all of it is
 * current.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = new URL('../', import.meta.url);
const target = new URL('conformance/core/spec/generated/spec.ts', root);
const namesTarget = new URL('conformance/feed/msw/generated/names.ts', root);
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

/** The text of the module with the names of the feed's faults and variants, which are those of their files. */
export function generatedNames(): string {
  const type = (name: string, kind: string) => {
    const files = readdirSync(new URL(`conformance/${kind}/feed/`, root));
    const names = files.map((file) => /^([a-z0-9-]+)\.ts$/.exec(file)?.[1]).filter((one) => one !== undefined);
    return `/** A name of \`touchstone ${kind} list feed\`. */\nexport type ${name} =\n${names
      .sort()
      .map((one) => `  | '${one}'`)
      .join('\n')};\n`;
  };
  const note = '// Generated from conformance/faults/feed and conformance/variants/feed by `npm run generate`.\n';
  return [note, type('FaultName', 'faults'), type('VariantName', 'variants')].join('\n');
}

/** Writes the messages of `spec/log/proto`, in TypeScript, into a folder. */
function generateMessages(folder: string): void {
  const bin = fileURLToPath(new URL('node_modules/.bin/', root));
  const { status } = spawnSync(join(bin, 'buf'), ['generate', '--output', folder], {
    cwd: new URL('spec/log/proto/', root),
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('spec/log/proto cannot be turned into messages');
}

/** Whether two folders hold the same files. */
function alike(one: string, other: string): boolean {
  const filesOf = (folder: string) => globSync('**/*.ts', { cwd: folder }).sort();
  const names = filesOf(one);
  if (names.join() !== filesOf(other).join()) return false;
  return names.every((name) => readFileSync(join(one, name)).equals(readFileSync(join(other, name))));
}

if (import.meta.main) {
  const text = generated();
  const names = generatedNames();
  const messages = fileURLToPath(new URL('spec/generated', root));
  if (process.argv.includes('--check')) {
    const made = mkdtempSync(join(tmpdir(), 'touchstone-messages-'));
    generateMessages(made);
    const current =
      readFileSync(target, 'utf8') === text && readFileSync(namesTarget, 'utf8') === names && alike(made, messages);
    rmSync(made, { recursive: true });
    if (!current) console.error('What is generated is not what spec/ and the faults say. Run `npm run generate`.');
    process.exitCode = current ? 0 : 1;
  } else {
    writeFileSync(target, text);
    writeFileSync(namesTarget, names);
    rmSync(messages, { recursive: true, force: true });
    generateMessages(messages);
  }
}
