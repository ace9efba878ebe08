import { refuse } from '../../../../src/reference/feed-client/index.ts';
import { readerVariant } from '../../testbed/alteration.ts';

export const documentTypesRefused = readerVariant({
  text: 'refuses XML with a document type',
  cites: 'XML 1.0, section 5.1: a processor need not read what is outside of the document',
  needs: { format: 'xml' },
  install: (rig) => ({
    ...rig,
    readXml: (text) => (text.includes('<!DOCTYPE') ? refuse('there is a document type') : rig.readXml(text)),
  }),
});
