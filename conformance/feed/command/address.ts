import { throwUsageError } from '../../command/usage-error.ts';

/** The address of a list of events: what stands before it, and the slug. */
const LIST = /^(https?:\/\/[^?#]*?)\/+events\/([^?#]+?)\.(?:json|xml)(?:[?#].*)?$/is;

/** The parts of the address of a list: its base without a final slash, and the slug; undefined for another address. */
export function partsOfList(text: string): { readonly base: string; readonly slug: string } | undefined {
  const [, base, slug] = LIST.exec(text) ?? [];
  if (base === undefined || slug === undefined) return undefined;
  const { origin, pathname } = new URL(base);
  return { base: `${origin}${pathname.replace(/\/$/, '')}`, slug };
}

/**
 * Tells who gives the address of a list, which is what a browser shows, what to type in place of it. Its query is not
 * repeated: the key stands there.
 *
 * @throws UsageError
 */
export function refuseListAddress(url: string | undefined, site: string | undefined): void {
  for (const [option, given] of [
    ['--url', url],
    ['--site', site],
  ] as const) {
    const list = partsOfList(given ?? '');
    if (!list) continue;
    throwUsageError(
      `${option} takes a part of the address of a list, and this is the whole; ` +
        `say --url ${list.base} --site ${list.slug}, and with --key-env or --key-file where the key is`,
    );
  }
}

/**
 * A slug as it stands in the path, without the ending of a format.
 *
 * @throws UsageError
 */
export function slugOption(option: string, given: string): string {
  if (!/^[^\s?#]+$/.test(given) || /^https?:\/\//i.test(given))
    throwUsageError(`${option} "${given}": expected a slug as it stands in the path, such as engineering`);
  const [, bare] = /^(.+)\.(?:json|xml)$/i.exec(given) ?? [];
  if (bare !== undefined) throwUsageError(`${option} ${given}: the format is added to the slug; say ${option} ${bare}`);
  return given;
}
