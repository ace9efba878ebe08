import { logFault } from '../../testbed/alteration.ts';
import { withMiddleware } from '../../testbed/answers.ts';
import { withSecondLog } from '../../testbed/stores.ts';
import { afterCalls } from '../../testbed/triggers.ts';

export const anotherLogAfterTheFirstRead = logFault({
  text: 'shows another whole log, coherent in itself, to clients that read a second time',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/no-split-view#split', 'log/growth/consistent#fork'],
  alsoFails: ['log/tiles/unchanging#changed'],
  needs: { append: false },
  install: (rig) => {
    const again = afterCalls(1);
    let other = false;
    return withSecondLog(
      rig,
      (entry) => entry.toReversed(),
      (path, size) => {
        if (path === 'checkpoint' && size > 0n) other = again();
        return other;
      },
    );
  },
});

export const anotherTreeByRequestHeaders = logFault({
  text: 'shows another tree to clients that do not send the headers of this suite',
  breaks: 'LOG-GR-001',
  caughtBy: ['log/growth/no-split-view#split', 'log/growth/consistent#fork'],
  alsoFails: ['log/tiles/unchanging#changed'],
  needs: { append: false },
  install: (rig) => {
    let known = true;
    const twin = withSecondLog(
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
