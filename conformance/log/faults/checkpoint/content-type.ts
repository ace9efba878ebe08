import { logFault } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { withParts } from '../../testbed/parts.ts';
import { CHECKPOINT_PATH } from '../../testbed/paths.ts';

export const checkpointAsJson = logFault({
  text: 'calls the checkpoint JSON',
  breaks: 'LOG-CP-002',
  caughtBy: ['log/checkpoint/content-type#media-type'],
  install: (rig) =>
    withParts(rig, {
      contentType: (kind) => (kind === 'checkpoint' ? 'application/json' : rig.parts.contentType(kind)),
    }),
});

export const checkpointAsLatin1 = logFault({
  text: 'calls the checkpoint ISO-8859-1, which has no em dash',
  breaks: 'LOG-CP-002',
  caughtBy: ['log/checkpoint/content-type#charset'],
  install: (rig) =>
    withHeaders(rig, CHECKPOINT_PATH, (headers) => headers.set('content-type', 'text/plain; charset=iso-8859-1')),
});

export const checkpointWithoutCharset = logFault({
  text: 'calls the checkpoint text/plain and does not name the charset',
  breaks: 'LOG-CP-002',
  caughtBy: ['log/checkpoint/content-type#charset'],
  install: (rig) =>
    withParts(rig, { contentType: (kind) => (kind === 'checkpoint' ? 'text/plain' : rig.parts.contentType(kind)) }),
});

export const checkpointWithoutContentType = logFault({
  text: 'serves the checkpoint without a Content-Type',
  breaks: 'LOG-CP-002',
  caughtBy: ['log/checkpoint/content-type#missing'],
  install: (rig) => withHeaders(rig, CHECKPOINT_PATH, (headers) => headers.delete('content-type')),
});
