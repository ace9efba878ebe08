import { refuse } from '../../../../src/reference/feed-client/index.ts';
import { readerFault } from '../../testbed/alteration.ts';

export const fractionsRefused = readerFault({
  text: 'reads no fraction of a second',
  breaks: 'READER-VA-002',
  caughtBy: ['feed-client/values/date-forms#fraction'],
  install: (rig) => ({ ...rig, date: (text) => (text.includes('.') ? refuse('there is a fraction') : rig.date(text)) }),
});

export const capitalsOnly = readerFault({
  text: 'reads capitals alone in a date-time',
  breaks: 'READER-VA-002',
  caughtBy: ['feed-client/values/date-forms#case'],
  install: (rig) => ({
    ...rig,
    date: (text) => (/[tz]/.test(text) ? refuse('there is a small letter') : rig.date(text)),
  }),
});

export const secondsUpTo59 = readerFault({
  text: 'reads no second 60',
  breaks: 'READER-VA-002',
  caughtBy: ['feed-client/values/date-forms#leap-second'],
  install: (rig) => ({ ...rig, date: (text) => (/:60/.test(text) ? refuse('there is no second 60') : rig.date(text)) }),
});

export const yearsFrom1970 = readerFault({
  text: 'reads no year before 1970',
  breaks: 'READER-VA-002',
  caughtBy: ['feed-client/values/date-forms#year'],
  install: (rig) => ({ ...rig, date: (text) => (text < '1970' ? refuse('the year is too early') : rig.date(text)) }),
});
