import { certificateLogFault } from '../../testbed/alteration.ts';
import { withSctJson } from '../../testbed/certificates/submissions.ts';

const needs = { submit: true };

export const sctInAnArray = certificateLogFault({
  text: 'answers with an array that has the SCT',
  breaks: 'LOG-CT-042',
  caughtBy: ['log/submissions/answer#json'],
  needs,
  install: (rig) => withSctJson(rig, (sct) => [sct]),
});

export const sctOfVersionOne = certificateLogFault({
  text: 'writes 1 for the version v1, whose number is 0',
  breaks: 'LOG-CT-042',
  caughtBy: ['log/submissions/answer#version'],
  needs,
  install: (rig) => withSctJson(rig, (sct) => ({ ...sct, sct_version: 1 })),
});

export const logIdOfSctInHex = certificateLogFault({
  text: 'writes the log ID of an SCT in hexadecimal digits',
  breaks: 'LOG-CT-042',
  caughtBy: ['log/submissions/answer#id'],
  needs,
  install: (rig) => withSctJson(rig, (sct) => ({ ...sct, id: Buffer.from(`${sct.id}`, 'base64').toString('hex') })),
});

export const timestampOfSctAsText = certificateLogFault({
  text: 'writes the timestamp of an SCT as a text',
  breaks: 'LOG-CT-042',
  caughtBy: ['log/submissions/answer#timestamp'],
  needs,
  install: (rig) => withSctJson(rig, (sct) => ({ ...sct, timestamp: `${sct.timestamp}` })),
});

export const extensionsOfSctAsAnObject = certificateLogFault({
  text: 'writes the extensions of an SCT as an object',
  breaks: 'LOG-CT-042',
  caughtBy: ['log/submissions/answer#extensions'],
  needs,
  install: (rig) => withSctJson(rig, (sct) => ({ ...sct, extensions: { leaf_index: sct.extensions } })),
});

export const signatureOfSctWithALineBreak = certificateLogFault({
  text: 'ends the base64 of the signature of an SCT with a line break',
  breaks: 'LOG-CT-042',
  caughtBy: ['log/submissions/answer#signature'],
  needs,
  install: (rig) => withSctJson(rig, (sct) => ({ ...sct, signature: `${sct.signature}\n` })),
});
