/**
 * Only names were changed when the checks were arranged by topic: `spec/before-renames.json` has the former tables,
 * `spec/renames.yaml` the new names. Later additions are not compared, nor are texts and citations, which may be improved at
 * any time; they were equal at the time of the renaming. A row that is changed on purpose is removed from the file of former
 * tables, or changed there if its name is an old one.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadAlteration } from './command/alterations.ts';
import { type Renames, readRenames, renamed, renamedKey } from './command/renames.ts';
import type { AlterationKind } from './command/suite-descriptor.ts';
import type { ReasonKey } from './core/check/reason.ts';
import { reasonNameOf } from './core/check/reason.ts';
import { requirementsOf } from './core/spec/requirement.ts';
import { SUITES } from './suites.ts';

type Table<X> = Readonly<Record<string, X>>;
type Keys = readonly ReasonKey[];
/** The former tables of a suite, without empty lists. */
interface Before {
  readonly requirements: Table<object>;
  readonly checks: Table<{ readonly reasons: readonly string[] }>;
  readonly faults: Table<{ readonly caughtBy: Keys; readonly alsoFails?: Keys }>;
  readonly variants: Table<{ readonly cites: string; readonly warns?: Keys }>;
}

const tables: Table<Before> = JSON.parse(readFileSync(new URL('../spec/before-renames.json', import.meta.url), 'utf8'));
const renames = readRenames();

/** The rows of a table under their new names, each converted by `body`. */
const under = <X, Y>(names: Table<string>, table: Table<X>, body: (value: X, name: string) => Y): Table<Y> =>
  Object.fromEntries(
    Object.entries(table).map(([name, value]) => [Object.hasOwn(names, name) ? names[name]! : name, body(value, name)]),
  );

/** A value without empty members, and with sorted lists, since their order has no meaning. */
const lean = (value: object): object =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
      .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]),
  );

/** The present rows whose names existed before; a name without a row is missing. */
const among = (names: Table<unknown>, now: Table<object>): Table<object> =>
  Object.fromEntries(Object.entries(now).filter(([name]) => Object.hasOwn(names, name)));

/** The documents and sections of a citation, without its words: `RFC 9110, section 10.2.2`, `choice unknown-site`. */
const citedSources = (cites: string | undefined): readonly string[] | undefined =>
  cites?.match(/RFC \d+, section [\d.]+|choice [\w-]+|(?<=^|; )[A-Z][\w /.,-]*?, "[^"]+"/g) ??
  (cites === undefined ? undefined : [cites]);

const sameKeys = (of: Renames, keys: Keys | undefined) => keys?.map((key) => renamedKey(of, key));

describe.each(SUITES.filter(({ name }) => tables[name]).map((suite) => [suite.name, suite] as const))(
  'the suite %s',
  (name, descriptor) => {
    const was = tables[name]!;
    const of = renames[name]!;

    test('has its requirements', () => {
      const now = requirementsOf(name).map(
        ({ id, suite: _suite, text: _text, changed: _changed, also: _also, ...members }) => [id, members],
      );
      expect(among(was.requirements, Object.fromEntries(now))).toEqual(was.requirements);
    });
    test('has its checks, with their reasons', async () => {
      const then = under(of.checks, was.checks, ({ reasons, ...members }, id) =>
        lean({
          ...members,
          reasons: reasons.map((reason) => reasonNameOf(renamedKey(of, `${id}#${reason}` as ReasonKey))),
        }),
      );
      const { checks } = await descriptor.suite();
      const now = checks.map(({ id, kind, proves, needs, needsOneOf, reasons }) => {
        return [id, lean({ kind, proves, needs, needsOneOf, reasons: Object.keys(reasons) })];
      });
      expect(among(then, Object.fromEntries(now))).toEqual(then);
    });
    test.each(['faults', 'variants'] as const)('has its %s, caught or allowed as before', async (kind) => {
      const table: Table<{ cites?: string; caughtBy?: Keys; alsoFails?: Keys; warns?: Keys }> = was[kind];
      const then = under(of[kind], table, ({ cites, caughtBy, alsoFails, warns, ...members }) =>
        lean({
          ...members,
          cites: citedSources(cites),
          caughtBy: sameKeys(of, caughtBy),
          alsoFails: sameKeys(of, alsoFails),
          warns: sameKeys(of, warns),
        }),
      );
      expect(among(then, await alterationsNow(kind))).toEqual(then);
    });

    async function alterationsNow(kind: AlterationKind): Promise<Table<object>> {
      const alterations = await descriptor.alterations();
      const loaded = Object.keys(alterations[kind]).map(async (key) => {
        const { kind: _kind, text: _text, needs: _needs, ...facts } = await loadAlteration(alterations, kind, key);
        return [
          key,
          lean({ ...facts, cites: citedSources((facts as { cites?: string }).cites), install: undefined }),
        ] as const;
      });
      return Object.fromEntries(await Promise.all(loaded));
    }
  },
);

describe('an old name', () => {
  test('existed before, and is not in use now', async () => {
    for (const [suite, { checks, reasons, faults, variants }] of Object.entries(renames)) {
      const was = tables[suite]!;
      const keys = Object.entries(was.checks).flatMap(([id, check]) =>
        check.reasons.map((reason) => `${id}#${reason}`),
      );
      expect([...Object.keys(was.checks), ...keys]).toEqual(
        expect.arrayContaining([...Object.keys(checks), ...Object.keys(reasons)]),
      );
      const descriptor = SUITES.find(({ name }) => name === suite)!;
      const now = await descriptor.alterations();
      const ids = (await descriptor.suite()).checks.map(({ id }) => id as string);
      expect(Object.keys(checks).filter((id) => ids.includes(id))).toEqual([]);
      expect(Object.keys(faults).filter((key) => Object.hasOwn(now.faults, key))).toEqual([]);
      expect(Object.keys(variants).filter((key) => Object.hasOwn(now.variants, key))).toEqual([]);
    }
  });
  test.each([
    ['log/entries/served', 'log/bundles/served'],
    ['log/entries/cacheable#short', 'log/bundles/cacheable#short-lived'],
    ['log/entries/served#missing', 'log/bundles/served#missing'],
    ['only-pretends', 'sends-nothing'],
    ['log/bundles/served', undefined],
    ['log/bundles/served#missing', undefined],
    ['constructor', undefined],
    ['migration/stand-alone/initialized#constructor', undefined],
  ])('%s is now %s', (name, now) => expect(renamed(name)).toBe(now));
});
