import { logFault } from '../../testbed/alteration.ts';
import { withFirstCheckpoint } from '../../testbed/answers.ts';
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
    install: (rig) =>
      withFirstCheckpoint(rig, (first, _present, request) => {
        const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
        return isOne(request.headers) ? new Response(first, { headers }) : undefined;
      }),
  });

export const oldTreeForReadersBehindAProxy = oldTreeFor('come through a proxy', (headers) =>
  headers.has('x-forwarded-for'),
);

export const oldTreeForReadersOfHtml = oldTreeFor('accept HTML', (headers) =>
  /\bhtml\b/.test(headers.get('accept') ?? ''),
);

export const oldTreeForPages = oldTreeFor('are pages of other origins', (headers) => headers.has('origin'));

export const oldTreeForReadersWithADate = oldTreeFor('name the date of a stored answer', (headers) =>
  headers.has('if-modified-since'),
);

export const oldTreeForReadersWithAnEntityTag = oldTreeFor('name the entity tag of a stored answer', (headers) =>
  headers.has('if-none-match'),
);

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
    let isRestarted = false;
    const shown = withFirstCheckpoint(rig, (first, present) =>
      isRestarted ? new Response(first, present) : undefined,
    );
    return { ...shown, restarted: () => (isRestarted = true) };
  },
});

export const oldTreeForAMinute = logFault({
  text: 'shows, once it has grown, the tree that it had before for a minute, with headers that no cache may keep',
  breaks: 'LOG-IF-005',
  caughtBy: ['log/growth/append-only#smaller'],
  needs: { create: false },
  // The run asks ten times a second.
  install: (rig) => withEarlierCheckpoint(rig, (reader) => reader > 3 && reader < 500),
});
