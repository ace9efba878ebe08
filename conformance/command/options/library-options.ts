import { similarNamesHint } from './similar-names.ts';

/** The kinds of clients, each with what else its options have: the function that is called. */
export type LibraryKinds = Readonly<Record<string, 'look' | 'open'>>;

/**
 * Refuses options of a client that is a function. `what`: what takes them, for people.
 * @throws TypeError for an unknown name or kind, a missing function and a number that is no limit.
 */
export function checkLibraryOptions(
  what: string,
  options: Readonly<Record<string, unknown>>,
  names: readonly string[],
  kinds: LibraryKinds,
): void {
  const { kind, timeoutMs = 1, atOnce = 1 } = options;
  const known = Object.keys(kinds);
  if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind))
    throw new TypeError(
      `${what}: kind is ${known.join(', ')}, not ${JSON.stringify(kind)}${similarNamesHint(String(kind), known)}`,
    );
  const called = kinds[kind]!;
  for (const name of Object.keys(options))
    if (name !== called && !names.includes(name))
      throw new TypeError(
        `${what}: a client of the kind ${kind} has no option "${name}"${similarNamesHint(name, [called, ...names])}; ` +
          `it has ${[called, ...names].join(', ')}`,
      );
  if (typeof options[called] !== 'function')
    throw new TypeError(
      `${what}: a client of the kind ${kind} has the function ${called}; found ${typeof options[called]}`,
    );
  for (const [name, limit] of Object.entries({ timeoutMs, atOnce }))
    if (!(Number(limit) > 0)) throw new TypeError(`${what}: ${name} is a number above 0, not ${String(limit)}`);
}
