import type { LogRig } from '../../../src/reference/log/index.ts';
import { withMiddleware } from '../answers.ts';
import { fault } from '../fault.ts';
import { withTwin } from '../stores.ts';

export default fault<LogRig>({
  text: 'shows another tree to whoever does not send the headers of this suite',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/one-view#split', 'log/growth/consistent#fork'],
  alsoFails: ['log/tiles/unchanging#changed'],
  needs: { append: false },
  install: (rig) => {
    let known = true;
    const twin = withTwin(
      rig,
      (entry) => entry.toReversed(),
      () => !known,
    );
    return withMiddleware(twin, (next) => async (request) => {
      known = request.headers.get('accept-encoding') === 'gzip, identity';
      return next(request);
    });
  },
});
