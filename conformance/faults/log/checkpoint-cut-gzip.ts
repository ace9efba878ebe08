import { gzipSync } from 'node:zlib';
import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCheckpoint, withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'compresses the checkpoint and loses the end of it',
  breaks: 'LOG-TL-007',
  caughtBy: ['log/http/content-coding#undecodable'],
  install: (rig) =>
    withHeaders(
      withCheckpoint(rig, (note) => gzipSync(note).subarray(0, -12)),
      /^checkpoint$/,
      (headers) => headers.set('content-encoding', 'gzip'),
    ),
});
