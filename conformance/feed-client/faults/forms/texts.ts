import { readerFault } from '../../testbed/alteration.ts';

export const titlesOfAnyKind = readerFault({
  text: 'prints a title of any kind',
  breaks: 'READER-FO-002',
  caughtBy: ['feed-client/forms/texts#title'],
  install: (rig) => ({
    ...rig,
    text: (value, name) => (name === 'title' && typeof value === 'bigint' ? (value as never) : rig.text(value, name)),
  }),
});

export const linksAsTheyAre = readerFault({
  text: 'prints links as they are',
  breaks: 'READER-FO-002',
  caughtBy: ['feed-client/forms/texts#link'],
  install: (rig) => ({ ...rig, link: (value) => value }),
});
