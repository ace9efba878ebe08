/**
 * No regular expression that meets the text of a target takes a time that grows faster than the text: those that the sources
 * have, with texts that recheck finds for each, and with texts that are hard in general.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { npmFolder } from '../npm-folder.ts';
import { isGenerated, isTest, readSources } from '../shape/sources.ts';
import { type Attack, GENERIC, ownAttacks, repeated } from './attacks.ts';
import { patternsOf } from './collect.ts';
import { MADE_BY_FUNCTIONS, madeDuring } from './constructed.ts';
import { growthOn, searchFor } from './growth.ts';
import { OWN_TEXTS, whyOwnText } from './own-text.ts';

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
    readonly status: string;
    readonly attack?: { readonly pumps: readonly { prefix: string; pump: string }[]; readonly suffix: string };
  }>;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = readSources(root).filter(
  (file) => /^(conformance|src)\/.*\.ts$/.test(file.path) && !isTest(file) && !isGenerated(file),
);
let all: readonly Pattern[];
let foreign: readonly Pattern[];
let constructed: ReadonlySet<string>;
/** Absent where npm cannot load it. */
let recheck: Recheck | undefined;
const folder = await npmFolder('scripts/recheck').catch((error: Error) => error);

beforeAll(async () => {
  const read = files.map(({ path, text }) => patternsOf(path, text));
  constructed = new Set(read.flatMap((module) => module.constructed.map(({ path }) => path)));
  const made: Pattern[] = [];
  for (const path of constructed) {
    const byFunctions = MADE_BY_FUNCTIONS[path];
    const patterns = byFunctions ?? (await madeDuring(() => import(pathToFileURL(join(root, path)).href)));
    made.push(...patterns.map((pattern) => ({ ...pattern, path })));
  }
  all = [...read.flatMap(({ literals }) => literals), ...made];
  const distinct = new Map(
    all.filter((one) => whyOwnText(one) === undefined).map((one) => [`${one.source}/${one.flags}`, one]),
  );
  foreign = [...distinct.values()];
  if (typeof folder === 'string') recheck = createRequire(join(folder, 'package.json'))('recheck') as Recheck;
}, 600_000);

describe('the regular expressions of the sources', () => {
  test('are all seen', () => {
    expect(all.length).toBeGreaterThan(800);
    expect(foreign.length).toBeGreaterThan(300);
    // Each module that makes some was seen to make them, or is in the table.
    const seen = new Set(all.map(({ path }) => path));
    const empty = Object.keys(MADE_BY_FUNCTIONS).filter((path) => MADE_BY_FUNCTIONS[path]!.length === 0);
    expect([...constructed].filter((path) => !seen.has(path) && !empty.includes(path))).toEqual([]);
    expect(Object.keys(MADE_BY_FUNCTIONS).filter((path) => !constructed.has(path))).toEqual([]);
  });
  test('are exempt only where the table of our own texts has them', () => {
    const unused = OWN_TEXTS.filter(
      ({ path, source }) => !all.some((one) => path.test(one.path) && (source === undefined || source === one.source)),
    );
    expect(unused).toEqual([]);
  });
  test('take a time that grows with the text, not faster', { timeout: 1_800_000 }, async () => {
    const found = new Map<string, string>();
    const works = foreign.map((pattern) => ({ ...pattern, work: searchFor(pattern.source, pattern.flags) }));
    const meet = (attack: Attack, met: typeof works) => {
      const grow = growthOn(attack);
      for (const { path, source, flags, work } of met) {
        const name = `${path}: /${source}/${flags}`;
        if (found.has(name)) continue;
        const growth = grow(work);
        if (growth)
          found.set(name, `${growth.text}…, ${growth.length} characters: ${growth.ms} ms, half: ${growth.halfMs} ms`);
      }
    };
    for (const one of works)
      for (const attack of [...(await attacksOf(one.source, one.flags)), ...ownAttacks(one.source)])
        meet(attack, [one]);
    for (const attack of GENERIC) meet(attack, works);
    expect(Object.fromEntries(found)).toEqual({});
  });
});

/** The attack that recheck finds. An expression that it cannot analyse, or finds safe, has no attack. */
async function attacksOf(source: string, flags: string): Promise<readonly Attack[]> {
  // These flags change no time, and recheck does not know all of them.
  const plain = flags.replace(/[dgvy]/g, '');
  if (recheck === undefined) return [];
  const { attack } = await recheck.check(source, plain, { checker: 'automaton', timeout: 2000 });
  if (attack === undefined) return [];
  const last = attack.pumps.at(-1)!;
  return [
    ...attack.pumps.map(({ prefix, pump }) => repeated(prefix, pump, attack.suffix)),
    repeated(attack.pumps.map(({ prefix }) => prefix).join(''), last.pump, attack.suffix),
  ];
}

test.skipIf(folder instanceof Error)(
  `recheck finds a text (${folder instanceof Error ? folder.message : 'installed'})`,
  async () => {
    expect(await attacksOf('a+$', '')).not.toEqual([]);
  },
);

describe('the measure', () => {
  const growths = (source: string, flags: string) =>
    GENERIC.flatMap((attack) => growthOn(attack)(searchFor(source, flags)) ?? []);
  test.each<[string, string]>([
    ['a+$', ''],
    ['\\s*\\n', 'g'],
    ['"[^"]*x', 'g'],
    ['^(a|a)*$', ''],
  ])('finds /%s/%s', (source, flags) => expect(growths(source, flags)).not.toEqual([]));
  test.each<[string, string]>([
    ['a+', 'g'],
    ['(?<!a)a+$', ''],
    ['"[^"]*"', 'y'],
  ])('does not find /%s/%s', (source, flags) => expect(growths(source, flags)).toEqual([]));
});
