import { logFault } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { TILE_AND_BUNDLE_PATHS } from '../../testbed/paths.ts';
import { withPosts } from '../../testbed/refusals.ts';

export const rpcMetadataInHeaders = logFault({
  text: 'has the metadata of the RPC in the headers of its answer to a new entry',
  breaks: 'LOG-CE-017',
  caughtBy: ['log/create-errors/no-rpc-metadata#metadata'],
  install: (rig) =>
    withPosts(rig, async (asked) => {
      const response = await asked.answer();
      const headers = new Headers(response.headers);
      headers.set('grpc-metadata-content-type', 'application/grpc');
      return new Response(response.body, { status: response.status, headers });
    }),
});

export const rpcTrailersAnnounced = logFault({
  text: 'announces the trailers of the RPC with tiles and bundles',
  breaks: 'LOG-CE-017',
  caughtBy: ['log/create-errors/no-rpc-metadata#metadata'],
  install: (rig) => withHeaders(rig, TILE_AND_BUNDLE_PATHS, (headers) => headers.set('trailer', 'Grpc-Trailer-Status')),
});
