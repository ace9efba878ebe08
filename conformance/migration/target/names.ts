/**
 * What a tool calls the things that the interface document names, where it calls them otherwise. Each map goes from the
 * document's word to the tool's; null: the tool has no such thing. What is not in a map has its own name.
 */
export interface Names {
  /** Words of the command line: `base`, `dao`, `completion`. */
  readonly commands?: NameMap;
  /** Long options of the command line without their hyphens: `core-version`. */
  readonly options?: NameMap;
  /** Members of the library, the object itself among them: `StackMigration`, `LocalChain`, `migrateBase`. */
  readonly library?: NameMap;
  /** Keys of the library's options object: `coreVersion`, `disable-confs`. */
  readonly libraryOptions?: NameMap;
  /** Keys of the parameters file, wherever they stand in it: `fromCore`, `coreVersion`. */
  readonly params?: NameMap;
  /** Contracts, in `base` and as names of stand-alone contracts and schemes: `DAOToken`. */
  readonly contracts?: NameMap;
  /** Keys of `dao` and of `test` in a result. */
  readonly dao?: NameMap;
  readonly test?: NameMap;
  /** Files that are looked for where nothing else is said: `migration.json`, `migration-params.json`, `custom-abis`. */
  readonly files?: NameMap;
  /** Options of the emulator that an image runs, without their hyphens: `port`. */
  readonly emulator?: NameMap;
}

/** The tool's words by the words of the interface document; null where the tool has no such thing. */
export type NameMap = Readonly<Record<string, string | null>>;

/** The tool's word for one of the document's; undefined where it has none. */
export function toolName(map: NameMap | undefined, word: string): string | undefined {
  if (!map || !Object.hasOwn(map, word)) return word;
  return map[word] ?? undefined;
}

/** An object under the tool's keys. What the tool has no word for is left out. */
export function withToolNames(map: NameMap | undefined, value: object): Record<string, unknown> {
  const entries = Object.entries(value).flatMap(([key, one]): [string, unknown][] => {
    const name = toolName(map, key);
    return name === undefined ? [] : [[name, one]];
  });
  return Object.fromEntries(entries);
}

/**
 * An object of the tool under the document's keys. A key that is no word of the map stays as it is; one that the map has the
 * tool call otherwise is something else of the tool's, and is left out.
 */
export function withDocumentNames(map: NameMap | undefined, value: object): Record<string, unknown> {
  const back = new Map(
    Object.entries(map ?? {}).flatMap(([ours, theirs]) => (theirs === null ? [] : [[theirs, ours]])),
  );
  const entries = Object.entries(value);
  // What the map has goes last: where the tool uses the document's word for something else, the map decides.
  const foreign = entries.filter(([key]) => !back.has(key) && toolName(map, key) === key);
  const known = entries.filter(([key]) => back.has(key)).map(([key, one]) => [back.get(key)!, one] as const);
  return Object.fromEntries([...foreign, ...known]);
}
