/**
 * Measures every regular expression that meets foreign text, in a process of its own, and prints what it found as one line of
 * JSON. Its argument is the folder in which recheck is installed, if it is.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isGenerated, isTest, readSources } from '../shape/sources.ts';
import { type Attack, GENERIC, ownAttacks, repeated } from './attacks.ts';
import { patternsOf } from './collect.ts';
import { MADE_BY_FUNCTIONS, madeDuring } from './constructed.ts';
import { growthOn, searchFor } from './growth.ts';
import { overflowing } from './overflow.ts';
import { OWN_TEXTS, whyOwnText } from './own-text.ts';

/** What the process prints. */
export interface Measured {
  /** How many there are in all, and how many distinct ones meet foreign text. */
  readonly all: number;
  readonly foreign: number;
  /** Modules that make expressions and were not seen to, and those in the table that make none. */
  readonly unseen: readonly string[];
  /** Entries of the table of own texts that fit nothing. */
  readonly unused: readonly string[];
  /** How many attacks recheck gave. */
  readonly attacks: number;
  /** Those whose time grows faster than the text. */
  readonly tooFast: readonly string[];
  /** Those for which the memory of the engine does not suffice. */
  readonly tooDeep: readonly string[];
}
interface Pattern {
  readonly path: string;
  readonly source: string;
  readonly flags: string;
}
/** The parts of recheck that are used. */
interface Recheck {
  check(
    source: string,
    flags: string,
    settings: object,
  ): Promise<{
    readonly attack?: { readonly pumps: readonly { prefix: string; pump: string }[]; readonly suffix: string };
  }>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const [folder] = process.argv.slice(2);
const recheck = folder && (createRequire(join(folder, 'package.json'))('recheck') as Recheck);

const modules = readSources(root)
  .filter((file) => /^(conformance|src)\/.*\.ts$/.test(file.path) && !isTest(file) && !isGenerated(file))
  .map(({ path, text }) => patternsOf(path, text));
const makers = new Set(modules.flatMap((module) => module.constructed.map(({ path }) => path)));
const all: Pattern[] = modules.flatMap(({ literals }) => literals);
const unseen = Object.keys(MADE_BY_FUNCTIONS).filter((path) => !makers.has(path));
for (const path of makers) {
  // By a name of its own: another module may have loaded it.
  const address = `${pathToFileURL(join(root, path)).href}?patterns`;
  const made = MADE_BY_FUNCTIONS[path] ?? (await madeDuring(() => import(address)));
  if (made.length === 0 && !(path in MADE_BY_FUNCTIONS)) unseen.push(path);
  all.push(...made.map((pattern) => ({ ...pattern, path })));
}
const unused = OWN_TEXTS.filter(
  ({ path, source }) => !all.some((one) => path.test(one.path) && (source === undefined || source === one.source)),
).map(({ path, why }) => `${path}: ${why}`);
const distinct = new Map(
  all.filter((one) => whyOwnText(one) === undefined).map((one) => [`${one.source}/${one.flags}`, one]),
);
const foreign = [...distinct.values()].map((one) => ({ ...one, work: searchFor(one.source, one.flags) }));

const found = new Map<Pattern, string>();
function meet(attack: Attack, met: typeof foreign): void {
  const growthOf = growthOn(attack);
  for (const pattern of met) {
    const growth = found.has(pattern) ? undefined : growthOf(pattern.work);
    if (growth === undefined) continue;
    const times = `${growth.ms} ms for ${growth.length} characters, ${growth.halfMs} ms for half of them`;
    const { source, flags } = pattern;
    const paths = all.filter((one) => one.source === source && one.flags === flags && whyOwnText(one) === undefined);
    found.set(
      pattern,
      `${[...new Set(paths.map(({ path }) => path))].join(', ')}: /${source}/${flags} on ${growth.text}…: ${times}`,
    );
  }
}

/** The attack that recheck finds. An expression that it cannot analyse, or finds safe, has no attack. */
async function attacksOf({ source, flags }: Pattern): Promise<readonly Attack[]> {
  if (!recheck) return [];
  // These flags change no time, and recheck does not know all of them.
  const plain = flags.replace(/[dgvy]/g, '');
  const { attack } = await recheck.check(source, plain, { checker: 'automaton', timeout: 2000 });
  if (attack === undefined) return [];
  const beginning = attack.pumps.map(({ prefix }) => prefix).join('');
  return [
    ...attack.pumps.map(({ prefix, pump }) => repeated(prefix, pump, attack.suffix)),
    repeated(beginning, attack.pumps.at(-1)!.pump, attack.suffix),
  ];
}

let attacks = 0;
for (const pattern of foreign) {
  const given = await attacksOf(pattern);
  attacks += given.length;
  for (const attack of [...given, ...ownAttacks(pattern.source)]) meet(attack, [pattern]);
}
for (const attack of GENERIC) meet(attack, foreign);

const measured: Measured = {
  all: all.length,
  foreign: foreign.length,
  unseen,
  unused,
  attacks,
  tooFast: [...found.values()],
  // Every second text is the one before with an end that does not fit.
  tooDeep: [
    ...overflowing(
      foreign,
      GENERIC.filter((_, i) => i % 2 === 0),
    ),
  ].map(([{ path, source, flags }, text]) => `${path}: /${source}/${flags} on ${text}…`),
};
// The process of recheck would keep this one from ending.
process.stdout.write(`${JSON.stringify(measured)}\n`, () => process.exit());
