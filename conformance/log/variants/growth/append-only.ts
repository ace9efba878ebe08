import { logVariant } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';
import { withFirstCheckpointOverRpc } from '../../testbed/rpc.ts';
import { withEarlierCheckpoint } from '../../testbed/stores.ts';

/** How often the cache gives an answer. */
const USES = 4;

export const oldTreeOverRpcForAWhile = logVariant({
  text: 'gives its first checkpoint over gRPC to some calls after it has given later ones',
  cites: 'C2SP tlog-tiles, "Checkpoints": a few seconds of caching',
  install: (rig) => {
    let calls = 0;
    return withFirstCheckpointOverRpc(rig, () => ++calls > 2 && calls < 12);
  },
});

export const oldTreeForSeconds = logVariant({
  text: 'shows, once it has grown, the tree that it had before for some seconds',
  cites: 'C2SP tlog-tiles, "Checkpoints": a few seconds of caching',
  needs: { create: false },
  // All checks together ask ten times a second, and a few of them once.
  install: (rig) => withEarlierCheckpoint(rig, (reader) => reader > 3 && reader < 20),
});

/** Shows some readers, through a cache, a checkpoint that may be seconds old. */
const cacheFor = (readers: string, name: string, isOne: (value: string | null) => boolean) =>
  logVariant({
    text: `shows readers that ${readers}, through a cache, a checkpoint that may be seconds old`,
    cites: 'RFC 9111, section 4.1: a cache keeps an answer for each value of a header that Vary names',
    install: (rig) => {
      let kept: Response | undefined;
      let uses = 0;
      return withMiddleware(rig, (next) => async (request) => {
        const { method, headers } = request;
        const isCached = pathBelowBase(request) === 'checkpoint' && isOne(headers.get(name));
        if (!isCached || method !== 'GET' || headers.has('if-none-match')) return next(request);
        if (!kept || ++uses % USES === 0) {
          kept = await next(request);
          kept.headers.set('cache-control', 'max-age=5');
          kept.headers.append('vary', name);
        }
        return kept.clone();
      });
    },
  });

export const pagesBehindACache = cacheFor('are pages of other origins', 'origin', (value) => value !== null);

export const readersWithADateBehindACache = cacheFor(
  'name the date of a stored answer',
  'if-modified-since',
  (value) => value !== null,
);

export const readersWithACookieBehindACache = cacheFor('send a cookie', 'cookie', (value) => value !== null);

export const readersWithoutGzipBehindACache = cacheFor(
  'accept no gzip',
  'accept-encoding',
  (value) => value === 'identity',
);
