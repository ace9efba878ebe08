import { logVariant } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';
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
