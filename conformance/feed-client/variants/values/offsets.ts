import { readerVariant } from '../../testbed/alteration.ts';

export const datesInUtc = readerVariant({
  text: 'prints date-times in UTC, to the millisecond',
  cites: 'RFC 3339, section 4.1: date-times with different offsets may be the same instant',
  install: (rig) => ({
    ...rig,
    date: (text) => {
      const read = rig.date(text);
      const date = new Date(read.toUpperCase());
      // The platform does not read leap seconds, and writes later years with a sign.
      return date.getUTCFullYear() < 10_000 ? date.toISOString() : read;
    },
  }),
});
