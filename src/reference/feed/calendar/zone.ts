/** Where the clocks go by one rule: minutes east of UTC at a time of its clocks. */
export interface Zone {
  /** `local`: what the clocks show, in milliseconds, as if they showed UTC. */
  offsetAt(local: number): number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** A zone that keeps its distance from UTC. */
export const fixed = (offset: number): Zone => ({ offsetAt: () => offset });

/** A zone of the IANA database, by Intl; `undefined`: there is none of this name. */
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
      // No zone changes twice within two days. The offset from before a change is right where both would be, and where
      // neither is (RFC 5545, section 3.3.5: an hour that comes twice, one that the clocks leave out).
      const [before, after] = [at(local - DAY), at(local + DAY)];
      return at(local - before * MINUTE) === before || at(local - after * MINUTE) !== after ? before : after;
    },
  };
}

/**
 * A zone of which only the offset at a time of its clocks is known, right but for the hour at a change: in it, this takes
 * the offset from before, by the rule of RFC 5545, section 3.3.5.
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
