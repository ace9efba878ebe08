import { logFault } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';

export const varyNotNamed = logFault({
  text: 'compresses bundles for whoever offers gzip, and does not say that they vary',
  breaks: 'LOG-HT-011',
  caughtBy: ['log/http/vary#missing'],
  install: (rig) => withHeaders(rig, /^tile\/entries\//, (headers) => headers.delete('vary')),
});
