import { readerFault } from '../../testbed/alteration.ts';

export const applicationJsonOnly = readerFault({
  text: 'reads application/json alone',
  breaks: 'READER-JS-002',
  caughtBy: ['feed-client/json/content-type#suffix'],
  install: (rig) => ({ ...rig, isJsonType: (type) => /^application\/json/.test(type) }),
});
