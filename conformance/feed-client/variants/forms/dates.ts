import type { JsonObject } from '../../../../src/reference/feed-client/index.ts';
import { readerVariant } from '../../testbed/alteration.ts';

export const wrongDatesLeftOut = readerVariant({
  text: 'prints null for a date-time that it cannot read',
  cites: 'Interface, "What the service does": every value in the response may be null',
  install: (rig) => ({
    ...rig,
    readEvent: (value, parts) => {
      const read = (text: unknown): boolean => {
        try {
          return typeof text === 'string' && rig.date(text) !== '';
        } catch {
          return false;
        }
      };
      if (typeof value !== 'object') return rig.readEvent(value, parts);
      const { times, updated, ...event } = value as JsonObject;
      const occurrences = Array.isArray(times) ? (times as readonly (JsonObject | null)[]) : null;
      const date = (text: JsonObject[string] | undefined) => (read(text) ? text! : null);
      return rig.readEvent(
        {
          ...event,
          updated: date(updated),
          times: occurrences?.map((time) => ({ start: date(time?.start), end: date(time?.end) })) ?? null,
        },
        parts,
      );
    },
  }),
});
