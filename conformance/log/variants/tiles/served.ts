import { logVariant } from '../../testbed/alteration.ts';
import { withErrorStatus, withMiddleware } from '../../testbed/answers.ts';
import { withoutOldPartials } from '../../testbed/stores.ts';

export const firstAnswersAreBadGateways = logVariant({
  text: 'is behind a gateway that fails at the first request for each path',
  cites: 'RFC 9110, section 15.6.3: 502 speaks of the server behind the gateway, at that moment',
  install: (rig) => {
    const asked = new Set<string>();
    return withMiddleware(rig, (next) => async (request) => {
      const first = request.method === 'GET' && !asked.has(request.url);
      asked.add(request.url);
      return first ? new Response('bad gateway\n', { status: 502 }) : next(request);
    });
  },
});

export const firstReadsRefusedForASecond = logVariant({
  text: 'answers 503 with Retry-After to the first read of a checkpoint, a tile and a bundle, and then the resource',
  cites: 'RFC 9110, sections 15.6.4 and 10.2.3: a client may come again after that time',
  install: (rig) => {
    const asked = new Set<string>();
    return withMiddleware(rig, (next) => async (request) => {
      const kind = /checkpoint|entries|tile/.exec(request.url)?.[0] ?? '';
      if (request.method !== 'GET' || asked.has(kind)) return next(request);
      asked.add(kind);
      return new Response('busy\n', { status: 503, headers: { 'retry-after': '1' } });
    });
  },
});

export const oneEntryBeyondAFullTile = logVariant({
  text: 'has 257 entries, and keeps no partial tiles beside full ones',
  cites: 'C2SP tlog-tiles, "Partial Tiles": a partial tile has at least one hash',
  needs: { entries: 257n, batch: 200 },
  install: withoutOldPartials,
});

export const oneEntryShortOfAFullTile = logVariant({
  text: 'has 255 entries, and keeps no partial tiles beside full ones',
  cites: 'C2SP tlog-tiles, "Partial Tiles": widths go up to 255',
  needs: { entries: 255n },
  install: withoutOldPartials,
});

export const oneFullTileExactly = logVariant({
  text: 'has 256 entries, so no partial tile at level 0, and keeps no old ones',
  cites: 'C2SP tlog-tiles, "Partial Tiles": the example of tree size 256',
  needs: { entries: 256n, batch: 100 },
  install: withoutOldPartials,
});

export const prunedLog = logVariant({
  text: 'refuses the full tiles and bundles below its minimum index',
  cites: 'C2SP tlog-tiles, "Pruning": what has its end index at or below the minimum index may be refused',
  needs: { entries: 1100n, declare: { 'minimum-index': '600' } },
  install: (rig) => withErrorStatus(rig, /^tile\/(?:0|entries)\/00[01]$/, 403),
});

export const prunedUpToItsEdge = logVariant({
  text: 'refuses all full tiles of level 0 and bundles, since its minimum index is where the partial ones begin',
  cites: 'C2SP tlog-tiles, "Pruning": what has its end index at or below the minimum index may be refused',
  needs: { entries: 600n, declare: { 'minimum-index': '512' } },
  install: (rig) => withErrorStatus(rig, /^tile\/(?:0|entries)\/00[01]$/, 404),
});

export const readsRedirected = logVariant({
  text: 'redirects every read to another path of the same host',
  cites: 'RFC 9110, section 15.4.8: 307 sends a client elsewhere for this once',
  install: (rig) =>
    withMiddleware(rig, (next) => async (request) => {
      const url = new URL(request.url);
      if (url.pathname.startsWith('/mirror/')) {
        url.pathname = url.pathname.replace('/mirror/', '/');
        return next(new Request(url, request));
      }
      if (request.method !== 'GET') return next(request);
      return new Response(null, { status: 307, headers: { location: `/mirror${url.pathname}` } });
    }),
});
