import { refuse } from '../../../../src/reference/feed-client/index.ts';
import { readerFault } from '../../testbed/alteration.ts';

export const zNotRead = readerFault({
  text: 'reads no date-time with Z',
  breaks: 'READER-VA-001',
  caughtBy: ['feed-client/values/offsets#utc'],
  alsoFails: ['feed-client/values/occurrences#far', 'feed-client/values/date-forms#case'],
  install: (rig) => ({ ...rig, date: (text) => (/z$/i.test(text) ? refuse('there is no offset') : rig.date(text)) }),
});

export const offsetsOfTheWestAlone = readerFault({
  text: 'refuses date-times of places east of Greenwich',
  breaks: 'READER-VA-001',
  caughtBy: ['feed-client/values/offsets#offset'],
  alsoFails: ['feed-client/list/nulls#value', 'feed-client/values/date-forms#year'],
  install: (rig) => ({
    ...rig,
    date: (text) => (/\+(?!00:00)/.test(text) ? refuse('it is in the east') : rig.date(text)),
  }),
});
