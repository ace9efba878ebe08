import type { LogRig } from '../../../src/reference/log/index.ts';
import { TILES_AND_BUNDLES } from '../alter.ts';
import { withHeaders } from '../answers.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'announces the trailers of the RPC with tiles and bundles',
  breaks: 'LOG-CE-017',
  caughtBy: ['log/refused/metadata#metadata'],
  install: (rig) => withHeaders(rig, TILES_AND_BUNDLES, (headers) => headers.set('trailer', 'Grpc-Trailer-Status')),
});
