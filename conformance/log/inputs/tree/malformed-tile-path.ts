import fc from 'fast-check';
import { legalTilePath, type PathOptions } from './legal-tile-path.ts';

/** The possible defects of the path of a tile or bundle (C2SP tlog-tiles, "Merkle Tree" and "Partial Tiles"). */
export const MALFORMATIONS = {
  'level-leading-zero': 'a zero in front of the level',
  'level-beyond-63': 'a level above 63',
  'level-not-a-number': 'a level that is no decimal number, nor "entries"',
  sign: 'a sign in front of a number',
  'element-of-two-digits': 'an element without its first digit',
  'element-of-four-digits': 'an element with a digit too many',
  'leading-zero-element': 'an element x000 in front',
  'x-missing': 'an element before the last without its x',
  'x-on-last-element': 'a last element with an x',
  'x-in-upper-case': 'an element with an X',
  'empty-element': 'two slashes in a row',
  'trailing-slash': 'a slash at the end',
  'width-zero': 'a width of 0',
  'width-256': 'a width of 256',
  'width-beyond-256': 'a width above 256',
  'width-leading-zero': 'a zero in front of the width',
  'width-missing': 'a ".p" without a width',
  'double-p': 'two ".p"',
} as const;

/** One way to be wrong. */
export type Malformation = keyof typeof MALFORMATIONS;

/** A path that names nothing, and its single defect. */
export interface MalformedPath {
  readonly path: string;
  readonly why: Malformation;
}

/** How a legal path is made illegal. `which` picks one of several places or spellings, modulo how many there are. */
interface Mutation {
  /** The legal paths that it can be done to. */
  readonly of?: PathOptions;
  mutate(path: string, which: number): string;
}

const SEVERAL_ELEMENTS: PathOptions = { from: 1000n };
const PARTIAL: PathOptions = { partial: true };
const TILE: PathOptions = { kind: 'tile' };
const ELEMENT = /(?<=\/x?)\d{3}(?=\/|\.p\/|$)(?<!\.p\/\d{3})/g;

const pick = <T>(list: readonly T[], which: number): T => list[which % list.length]!;
const level = (path: string, change: (level: string) => string) =>
  path.replace(/^tile\/(\w+)/, (_, it) => `tile/${change(it)}`);
const width = (path: string, change: (width: string) => string) => path.replace(/\d+$/, change);

/** Changes one of the matching places. */
function one(path: string, places: RegExp, which: number, change: (found: string) => string): string {
  const { 0: found, index } = pick([...path.matchAll(places)], which);
  return path.slice(0, index) + change(found) + path.slice(index + found.length);
}

const MUTATIONS: Readonly<Record<Malformation, Mutation>> = {
  'level-leading-zero': { of: TILE, mutate: (path) => level(path, (it) => `0${it}`) },
  'level-beyond-63': {
    of: TILE,
    mutate: (path, which) => level(path, () => pick(['64', '65', '99', '255', '256', '64000'], which)),
  },
  'level-not-a-number': {
    of: TILE,
    mutate: (path, which) =>
      level(path, (it) => pick(['entry', 'ENTRIES', 'a', `0x${it}`, `${it}e0`, `x${it}`], which)),
  },
  sign: {
    of: { ...TILE, ...PARTIAL },
    mutate: (path, which) => one(path, /(?<=\/x?)\d+/g, which, (number) => `${which % 2 === 0 ? '+' : '-'}${number}`),
  },
  'element-of-two-digits': { mutate: (path, which) => one(path, ELEMENT, which, (digits) => digits.slice(1)) },
  'element-of-four-digits': { mutate: (path, which) => one(path, ELEMENT, which, (digits) => `0${digits}`) },
  'leading-zero-element': { mutate: (path) => path.replace(/^tile\/\w+\//, '$&x000/') },
  'x-missing': { of: SEVERAL_ELEMENTS, mutate: (path, which) => one(path, /x(?=\d{3}\/)/g, which, () => '') },
  'x-on-last-element': { mutate: (path) => path.replace(/\d{3}(?=(\.p\/\d+)?$)/, 'x$&') },
  'x-in-upper-case': { of: SEVERAL_ELEMENTS, mutate: (path, which) => one(path, /x(?=\d{3}\/)/g, which, () => 'X') },
  'empty-element': { mutate: (path, which) => one(path, /\//g, which, () => '//') },
  'trailing-slash': { mutate: (path) => `${path}/` },
  'width-zero': { of: PARTIAL, mutate: (path) => width(path, () => '0') },
  'width-256': { of: PARTIAL, mutate: (path) => width(path, () => '256') },
  'width-beyond-256': { of: PARTIAL, mutate: (path, which) => width(path, () => `${257 + (which % 743)}`) },
  'width-leading-zero': { of: PARTIAL, mutate: (path) => width(path, (it) => `0${it}`) },
  'width-missing': { of: PARTIAL, mutate: (path, which) => path.replace(/\.p\/\d+$/, pick(['.p', '.p/'], which)) },
  'double-p': {
    of: PARTIAL,
    mutate: (path, which) => path.replace(/\.p\/(\d+)$/, pick(['.p/$1.p/$1', '.p.p/$1', '.p/$1/.p/$1'], which)),
  },
};

/** All of them. */
export const malformations = Object.keys(MALFORMATIONS) as readonly Malformation[];

/**
 * Paths with a single defect, each with its kind; by default all kinds are equally likely. They shrink towards the
 * first kind and towards small levels, indices and widths.
 */
export function malformedTilePath(...kinds: readonly Malformation[]): fc.Arbitrary<MalformedPath> {
  const chosen = kinds.length === 0 ? malformations : kinds;
  const each = chosen.map((why) => {
    const { of, mutate } = MUTATIONS[why];
    return fc
      .tuple(legalTilePath(of), fc.nat({ max: 999 }))
      .map(([{ path }, which]) => ({ path: mutate(path, which), why }));
  });
  return fc.oneof(...each);
}
