import { X509Certificate } from 'node:crypto';
import { certificateLogFault } from '../../testbed/alteration.ts';
import { withSubmissionAnswers } from '../../testbed/certificates/submissions.ts';
import { withParts } from '../../testbed/parts.ts';

const needs = { submit: true };

export const rootsForbidden = certificateLogFault({
  text: 'keeps its list of roots to itself',
  breaks: 'LOG-CT-040',
  caughtBy: ['log/roots/served#status'],
  needs,
  install: (rig) =>
    withSubmissionAnswers(rig, async (request, name, next) =>
      name === 'get-roots' ? new Response('forbidden\n', { status: 403 }) : next(request),
    ),
});

export const rootsAsAnArray = certificateLogFault({
  text: 'answers get-roots with an array, without the object around it',
  breaks: 'LOG-CT-040',
  caughtBy: ['log/roots/served#json'],
  needs,
  install: (rig) => {
    const right = rig.parts.rootsJson;
    return withParts(rig, { rootsJson: (roots) => JSON.stringify(JSON.parse(right(roots)).certificates) });
  },
});

export const rootsInPem = certificateLogFault({
  text: 'answers get-roots with certificates in PEM',
  breaks: 'LOG-CT-040',
  caughtBy: ['log/roots/served#certificate'],
  needs,
  install: (rig) =>
    withParts(rig, {
      rootsJson: (roots) => JSON.stringify({ certificates: roots.map((der) => new X509Certificate(der).toString()) }),
    }),
});
