import { logFault } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';

export const varyNotNamed = logFault({
  text: 'compresses bundles for clients that accept gzip, and sends no Vary',
  breaks: 'LOG-HT-011',
  caughtBy: ['log/http/vary#missing'],
  install: (rig) => withHeaders(rig, /^tile\/entries\//, (headers) => headers.delete('vary')),
});
