import { readerFault } from '../../testbed/alteration.ts';

export const offsetsNotNeeded = readerFault({
  text: 'prints date-times without an offset',
  breaks: 'READER-FO-001',
  caughtBy: ['feed-client/forms/dates#offset'],
  install: (rig) => ({ ...rig, date: (text) => (/^[\d-]+T[\d:]+$/.test(text) ? text : rig.date(text)) }),
});

export const timesNotNeeded = readerFault({
  text: 'prints dates without a time',
  breaks: 'READER-FO-001',
  caughtBy: ['feed-client/forms/dates#time'],
  install: (rig) => ({ ...rig, date: (text) => (/^[\d-]{10}$/.test(text) ? text : rig.date(text)) }),
});

export const datesOfAnyForm = readerFault({
  text: 'prints what the platform reads as a date',
  breaks: 'READER-FO-001',
  caughtBy: ['feed-client/forms/dates#form'],
  install: (rig) => ({
    ...rig,
    date: (text) => (Number.isNaN(Date.parse(text)) || /^[\d-]{10}(T[\d:]+)?$/.test(text) ? rig.date(text) : text),
  }),
});

export const rangesNotLookedAt = readerFault({
  text: 'prints what looks like a date-time',
  breaks: 'READER-FO-001',
  caughtBy: ['feed-client/forms/dates#range'],
  install: (rig) => ({
    ...rig,
    date: (text) => (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(text) ? text : rig.date(text)),
  }),
});
