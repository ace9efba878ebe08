import { throwUsageError } from '../../command/usage-error.ts';

/** The address of a list of events: what stands before it, and the slug. */
const LIST = /^(https?:\/\/[^?#]*?)\/+events\/([^?#]+?)\.(?:json|xml)(?:[?#].*)?$/is;

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
    const [, base, slug] = LIST.exec(given ?? '') ?? [];
    if (base === undefined || slug === undefined) continue;
    const { origin, pathname } = new URL(base);
    throwUsageError(
      `${option} takes a part of the address of a list, and this is the whole; ` +
        `say --url ${origin}${pathname.replace(/\/$/, '')} --site ${slug}, and with --key-env or --key-file where the key is`,
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
