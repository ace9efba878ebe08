import { logFault } from '../../testbed/alteration.ts';
import { withServedCheckpoint } from '../../testbed/answers.ts';

export const commentBelowTheSignatures = logFault({
  text: 'puts a line of another kind below the signatures',
  breaks: 'LOG-SN-003',
  caughtBy: ['log/note/signature-lines#not-a-signature-line'],
  install: (rig) => withServedCheckpoint(rig, (note) => `${note}served by touchstone\n`),
});

export const enDashForEmDash = logFault({
  text: 'begins signature lines with an en dash',
  breaks: 'LOG-SN-003',
  caughtBy: ['log/note/signature-lines#not-a-signature-line'],
  install: (rig) => withServedCheckpoint(rig, (note) => note.replaceAll('\u2014', '\u2013')),
});

export const hyphenForEmDash = logFault({
  text: 'begins signature lines with a hyphen',
  breaks: 'LOG-SN-003',
  caughtBy: ['log/note/signature-lines#not-a-signature-line'],
  install: (rig) => withServedCheckpoint(rig, (note) => note.replaceAll('\u2014', '-')),
});
