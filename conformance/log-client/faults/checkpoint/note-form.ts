import { clientFault } from '../../testbed/alteration.ts';

export const windows1252Read = clientFault({
  text: 'reads a checkpoint that is not UTF-8 as Windows-1252',
  breaks: 'CLIENT-SN-006',
  caughtBy: ['log-client/checkpoint/note-form#encoding'],
  install: (rig) => ({
    ...rig,
    decodeNote: (bytes) => {
      try {
        return rig.decodeNote(bytes);
      } catch {
        return new TextDecoder('windows-1252').decode(bytes);
      }
    },
  }),
});

export const controlCharactersRead = clientFault({
  text: 'reads a checkpoint with control characters',
  breaks: 'CLIENT-SN-006',
  caughtBy: ['log-client/checkpoint/note-form#control-character'],
  // The origin is compared without them, since the lie has one there.
  install: (rig) => ({
    ...rig,
    decodeNote: (bytes) => Buffer.from(bytes).toString(),
    isOrigin: (found, ...expected) => rig.isOrigin(found.replace(/^.*\t/, ''), ...expected),
  }),
});

export const lastNewlineNotNeeded = clientFault({
  text: 'reads a checkpoint whose last line has no newline',
  breaks: 'CLIENT-SN-006',
  caughtBy: ['log-client/checkpoint/note-form#layout'],
  install: (rig) => ({ ...rig, divideNote: (note) => rig.divideNote(note.endsWith('\n') ? note : `${note}\n`) }),
});

export const anyDashRead = clientFault({
  text: 'takes a hyphen or an en dash before a signature for an em dash',
  breaks: 'CLIENT-SN-006',
  caughtBy: ['log-client/checkpoint/note-form#signature-line'],
  install: (rig) => ({
    ...rig,
    readSignatureLine: (line) => rig.readSignatureLine(line.replace(/^[-\u2013]/, '\u2014')),
  }),
});
