import type { LogRig } from '../../../src/reference/log/index.ts';
import { withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'says when the checkpoint was last modified, and leaves the rest to the guess of caches',
  breaks: 'LOG-CP-003',
  caughtBy: ['log/checkpoint/not-cached#guessed'],
  install: (rig) =>
    withHeaders(rig, /^checkpoint$/, (headers) => {
      headers.delete('cache-control');
      headers.set('last-modified', 'Mon, 01 Jan 2024 00:00:00 GMT');
    }),
});
