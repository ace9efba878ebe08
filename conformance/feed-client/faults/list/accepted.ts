import { readerFault } from '../../testbed/alteration.ts';

export const nothingIsASuccess = readerFault({
  text: 'takes every status of the envelope for an error',
  breaks: 'READER-LI-001',
  caughtBy: ['feed-client/list/accepted#refused'],
  install: (rig) => ({ ...rig, isFound: () => false }),
});

export const titlesInCapitals = readerFault({
  text: 'prints titles in capitals',
  breaks: 'READER-LI-001',
  caughtBy: ['feed-client/list/accepted#other'],
  install: (rig) => ({
    ...rig,
    text: (value, name) => (name === 'title' ? rig.text(value, name).toUpperCase() : rig.text(value, name)),
  }),
});

export const eventsAsTexts = readerFault({
  text: 'prints each event as a text',
  breaks: 'READER-LI-001',
  caughtBy: ['feed-client/list/accepted#nothing'],
  install: (rig) => ({ ...rig, printed: ({ title }) => `${title}` }),
});
