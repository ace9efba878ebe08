/** A time zone: minutes east of UTC at a local time. */
export interface Zone {
  /** `local`: the local time in milliseconds, read as if it were UTC. */
  offsetAt(local: number): number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** A zone with a constant offset. */
export const fixed = (offset: number): Zone => ({ offsetAt: () => offset });

/** A zone of the IANA database, by Intl; `undefined`: the database has no such zone. */
export function ianaZone(name: string): Zone | undefined {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  } catch {
    return undefined;
  }
  const at = (ms: number): number => {
    const written = format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const match = /^GMT(?:([+-])(\d\d):(\d\d))?/.exec(written);
    return (match?.[1] === '-' ? -1 : 1) * (Number(match?.[2] ?? 0) * 60 + Number(match?.[3] ?? 0));
  };
  return {
    offsetAt: (local) => {
      // No zone changes twice within two days. The offset from before a change applies to a repeated hour and to a
      // skipped hour (RFC 5545, section 3.3.5).
      const [before, after] = [at(local - DAY), at(local + DAY)];
      return at(local - before * MINUTE) === before || at(local - after * MINUTE) !== after ? before : after;
    },
  };
}

/**
 * Corrects a zone whose offset is wrong only in the hour at a change: in that hour it gives the offset from before the
 * change (RFC 5545, section 3.3.5).
 */
export function zoneBy(rough: (local: number) => number): Zone {
  return {
    offsetAt: (local) => {
      const [before, here] = [rough(local - DAY), rough(local)];
      if (before === here) return here;
      return rough(local - Math.abs(before - here) * MINUTE) === before ? before : here;
    },
  };
}
