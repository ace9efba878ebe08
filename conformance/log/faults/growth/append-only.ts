import { logFault } from '../../testbed/alteration.ts';
import { pathBelowBase, withMiddleware } from '../../testbed/answers.ts';
import { withFirstCheckpointOverRpc } from '../../testbed/rpc.ts';
import { withEarlierCheckpoint } from '../../testbed/stores.ts';
import { afterCalls } from '../../testbed/triggers.ts';

export const forgetsItsLatestEntries = logFault({
  text: 'shows, once it has grown, the tree that it had before, for good and with headers that no cache may keep',
  breaks: 'LOG-IF-005',
  caughtBy: ['log/growth/append-only#smaller'],
  needs: { create: false },
  install: (rig) => withEarlierCheckpoint(rig, (reader) => reader > 3),
});

export const oldTreeOverRpcForGood = logFault({
  text: 'gives its first checkpoint over gRPC for good after it has given later ones',
  breaks: 'LOG-IF-005',
  caughtBy: ['log/growth/append-only#smaller'],
  install: (rig) => withFirstCheckpointOverRpc(rig, afterCalls(2)),
});

/** Shows some readers the first checkpoint for good, with headers that no cache may keep. */
const oldTreeFor = (readers: string, isOne: (headers: Headers) => boolean) =>
  logFault({
    text: `shows readers that ${readers} its first checkpoint for good, with headers that no cache may keep`,
    breaks: 'LOG-IF-005',
    caughtBy: ['log/growth/append-only#smaller'],
    install: (rig) => {
      let first: Uint8Array | undefined;
      return withMiddleware(rig, (next) => async (request) => {
        const answer = await next(request);
        if (pathBelowBase(request) !== 'checkpoint' || request.method !== 'GET' || answer.status !== 200) return answer;
        first ??= await answer.clone().bytes();
        const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
        return isOne(request.headers) ? new Response(Buffer.from(first), { headers }) : answer;
      });
    },
  });

export const oldTreeForReadersWithACookie = oldTreeFor('send a cookie', (headers) => headers.has('cookie'));

export const oldTreeForReadersWithoutGzip = oldTreeFor(
  'accept no gzip',
  (headers) => headers.get('accept-encoding') === 'identity',
);

export const oldTreeForGoodAfterARestart = logFault({
  text: 'shows the tree of its first checkpoint for good once it was restarted',
  breaks: 'LOG-IF-005',
  caughtBy: ['log/growth/append-only#smaller'],
  needs: { restart: true, create: false },
  install: (rig) => {
    let first: Uint8Array | undefined;
    let isRestarted = false;
    const shown = withMiddleware(rig, (next) => async (request) => {
      const answer = await next(request);
      if (pathBelowBase(request) !== 'checkpoint' || request.method !== 'GET' || answer.status !== 200) return answer;
      first ??= await answer.clone().bytes();
      return isRestarted ? new Response(first, answer) : answer;
    });
    return { ...shown, restarted: () => (isRestarted = true) };
  },
});
