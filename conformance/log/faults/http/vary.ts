import type { LogRig } from '../../../../src/reference/log/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';

export const varyNotNamed = fault<LogRig>({
  text: 'compresses bundles for whoever offers gzip, and does not say that they vary',
  breaks: 'LOG-HT-011',
  caughtBy: ['log/http/vary#missing'],
  install: (rig) => withHeaders(rig, /^tile\/entries\//, (headers) => headers.delete('vary')),
});
