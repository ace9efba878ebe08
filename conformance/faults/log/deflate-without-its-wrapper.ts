import { deflateRawSync } from 'node:zlib';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCoding } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'answers an offer of deflate without the zlib format around it',
  breaks: 'LOG-TL-007',
  caughtBy: ['log/http/content-coding#undecodable'],
  install: (rig) => withCoding(rig, 'deflate', (bytes) => deflateRawSync(bytes)),
});
