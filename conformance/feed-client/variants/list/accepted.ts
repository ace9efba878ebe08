import { readerVariant } from '../../testbed/alteration.ts';

export const sortedByTitle = readerVariant({
  text: 'prints the events by their titles',
  cites: 'Interface, "Endpoints": "Ordering of the events: not shown"',
  install: (rig) => ({
    ...rig,
    merge: (_before, now) => now.toSorted((one, other) => (one.title ?? '').localeCompare(other.title ?? '')),
    entriesOf: (envelope, parts) => rig.entriesOf(envelope, parts).toReversed(),
  }),
});

export const titlesAndLinksAlone = readerVariant({
  text: 'prints titles and links, and nothing else',
  cites: 'Interface, "What the service does": it does not say what its clients show',
  install: (rig) => ({ ...rig, printed: ({ title, link }) => ({ title, link }) }),
});
