import { refuse } from '../../../../src/reference/feed-client/index.ts';
import { readerFault } from '../../testbed/alteration.ts';

export const escapedLettersLeftAlone = readerFault({
  text: 'reads escapes of signs, and leaves those of letters as they are',
  breaks: 'READER-JS-001',
  caughtBy: ['feed-client/json/spelling#escapes'],
  install: (rig) => ({ ...rig, readJson: (text) => rig.readJson(text.replace(/\\u(?=00[4-7])/g, '\\\\u')) }),
});

export const oneLineRead = readerFault({
  text: 'reads the first line of an answer alone',
  breaks: 'READER-JS-001',
  caughtBy: ['feed-client/json/spelling#layout'],
  install: (rig) => ({ ...rig, readJson: (text) => rig.readJson(text.split('\n')[0]!) }),
});

export const metaExpectedFirst = readerFault({
  text: 'finds the list behind the meta of the envelope by its place',
  breaks: 'READER-JS-001',
  caughtBy: ['feed-client/json/spelling#order'],
  install: (rig) => ({
    ...rig,
    readJson: (text) =>
      text.startsWith('{"meta"') || /^\s*\{\s*"(\\u00|m)/.test(text)
        ? rig.readJson(text)
        : refuse('it begins with something else'),
  }),
});
