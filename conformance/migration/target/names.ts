/**
 * The tool's names for things that have another name in the interface document. Each map goes from the document's name to the
 * tool's; null: the tool has no such thing. A name that is not in a map is the same in both.
 */
export interface Names {
  /** Words of the command line: `base`, `dao`, `completion`; and `release`, with all its words: `release {network}`. */
  readonly commands?: NameMap;
  /** Long options of the command line without their hyphens: `core-version`. */
  readonly options?: NameMap;
  /** Members of the library, the object itself among them: `StackMigration`, `LocalChain`, `migrateBase`. */
  readonly library?: NameMap;
  /** Keys of the library's options object: `coreVersion`, `disable-confs`. */
  readonly libraryOptions?: NameMap;
  /** Keys of the parameters file at any depth: `fromCore`, `coreVersion`. */
  readonly params?: NameMap;
  /** Contracts, in `base` and as names of stand-alone contracts and schemes: `DAOToken`. */
  readonly contracts?: NameMap;
  /** Keys of `dao` and of `test` in a result. */
  readonly dao?: NameMap;
  readonly test?: NameMap;
  /** Files that the tool uses by default: `migration.json`, `migration-params.json`, `custom-abis`. */
  readonly files?: NameMap;
  /** Options of the emulator that an image runs, without their hyphens: `port`. */
  readonly emulator?: NameMap;
  /** Options of `LocalChain`: `mnemonic`, `accounts`, `port`. The document names none: one that is not here is not used. */
  readonly localChain?: NameMap;
}

/** The tool's words by the words of the interface document; null where the tool has no such thing. */
export type NameMap = Readonly<Record<string, string | null>>;

/** The tool's name for a name of the document; undefined if the tool has no such thing. */
export function toolName(map: NameMap | undefined, word: string): string | undefined {
  if (!map || !Object.hasOwn(map, word)) return word;
  return map[word] ?? undefined;
}

/** An object under the tool's keys. Members that the tool does not have are left out. */
export function withToolNames(map: NameMap | undefined, value: object): Record<string, unknown> {
  const entries = Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
    const name = toolName(map, key);
    return name === undefined ? [] : [[name, member]];
  });
  return Object.fromEntries(entries);
}

/**
 * An object of the tool under the document's keys. A key that is not in the map stays unchanged. A key of the document for
 * which the tool has another name means something else in the tool's object, and is left out.
 */
export function withDocumentNames(map: NameMap | undefined, value: object): Record<string, unknown> {
  const back = new Map(
    Object.entries(map ?? {}).flatMap(([ours, theirs]) => (theirs === null ? [] : [[theirs, ours]])),
  );
  const entries = Object.entries(value);
  // The members of the map come last: if the tool uses the document's name for something else, the map decides.
  const foreign = entries.filter(([key]) => !back.has(key) && toolName(map, key) === key);
  const known = entries.filter(([key]) => back.has(key)).map(([key, member]) => [back.get(key)!, member] as const);
  return Object.fromEntries([...foreign, ...known]);
}
