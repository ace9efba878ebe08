/** The parts of a request target that the feed reads. */
export interface Target {
  readonly path: string;
  /** The values of the parameter `key`. */
  readonly keys: readonly string[];
  /** The values of the parameter `callback`. */
  readonly callbacks: readonly string[];
}

/** The parts of an address. */
export function targetOf({ pathname, searchParams }: URL): Target {
  return { path: pathname, keys: searchParams.getAll('key'), callbacks: searchParams.getAll('callback') };
}

/** How many targets are remembered, and how long they are at most. */
const REMEMBERED = 1_000;
const LONGEST = 500;

/**
 * A reader of targets as they are on the wire. It remembers the last ones, since clients request the same again and again,
 * and parsing an address takes a tenth of the time of an answer. `undefined`: the target is no path.
 */
export function targetReader(): (target: string) => Target | undefined {
  const known = new Map<string, Target>();
  return (target) => {
    const before = known.get(target);
    if (before !== undefined) return before;
    const url = target.startsWith('/') ? URL.parse(`http://feed${target}`) : null;
    const read = url === null ? undefined : targetOf(url);
    if (known.size >= REMEMBERED) known.clear();
    if (read !== undefined && target.length <= LONGEST) known.set(target, read);
    return read;
  };
}
