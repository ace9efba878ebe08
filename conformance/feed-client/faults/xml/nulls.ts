import { refuse } from '../../../../src/reference/feed-client/index.ts';
import { readerFault } from '../../testbed/alteration.ts';

export const elementsExpected = readerFault({
  text: 'refuses an event that lacks an element',
  breaks: 'READER-XM-004',
  caughtBy: ['feed-client/xml/nulls#absent'],
  needs: { format: 'xml' },
  install: (rig) => ({
    ...rig,
    readXml: (text) =>
      (text.match(/<title\b/g) ?? []).length === (text.match(/<updated\b/g) ?? []).length &&
      (text.match(/<link\b/g) ?? []).length === (text.match(/<title\b/g) ?? []).length &&
      (text.match(/<start\b/g) ?? []).length === (text.match(/<end\b/g) ?? []).length
        ? rig.readXml(text)
        : refuse('an element is missing'),
  }),
});
