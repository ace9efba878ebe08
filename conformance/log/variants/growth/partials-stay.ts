import { logVariant } from '../../testbed/alteration.ts';
import { withAbsence, withMiddleware } from '../../testbed/answers.ts';
import { withoutOldPartials } from '../../testbed/stores.ts';

export const othersWriteAsWell = logVariant({
  text: 'grows by the entries of others whenever somebody looks, and removes partial tiles that have become full',
  cites: 'C2SP tlog-tiles, "Partial Tiles": a partial tile may be deleted once the full one is available',
  install: (rig) =>
    withMiddleware(withoutOldPartials(rig), (next) => async (request) => {
      const answer = await next(request);
      const { origin, pathname } = new URL(request.url);
      if (!pathname.endsWith('/checkpoint')) return answer;
      for (let i = 0; i < 150; i++) await next(new Request(`${origin}/append`, { method: 'POST', body: `other ${i}` }));
      return answer;
    }),
});

export const partialsRemovedOnceFull = logVariant({
  text: 'removes partial tiles and bundles as soon as the full one is there',
  cites: 'C2SP tlog-tiles, "Partial Tiles": a partial tile may be deleted once the full one is available',
  needs: { entries: 300n, batch: 100 },
  install: withoutOldPartials,
});

export const removedPartialsArePages = logVariant({
  text: 'removes partial tiles and bundles once they are full, and then answers their paths with 200 and a page',
  cites:
    'C2SP tlog-tiles, "Partial Tiles": a partial tile may be deleted; the status for what is absent is not specified',
  needs: { entries: 300n, batch: 100 },
  install: (rig) => withAbsence(withoutOldPartials(rig), 200, 'text/html', '<title>Welcome</title>'),
});
