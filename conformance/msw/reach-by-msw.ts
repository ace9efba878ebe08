import type { MswServer } from '../lab/client/library/msw-server.ts';
import type { Reach } from '../lab/client/library/reach.ts';
import { mswHttp } from './msw.ts';

let count = 0;

/**
 * MSW answers for what is shown, each time at another address. The handlers are there while the client runs, and nowhere else:
 * those that the server has stay as they are.
 */
export function reachByMsw(server: MswServer): Reach {
  return async (handler) => {
    const url = `https://shown-${++count}.touchstone.example`;
    const mocked = mswHttp.all(
      // A pattern would have its own meaning of encoded characters.
      ({ request }) => new URL(request.url).origin === url,
      ({ request }) => handler(request),
    );
    return {
      url,
      within: (work) =>
        server.boundary(() => {
          server.use(mocked as never);
          return work();
        })(),
      close: async () => {},
    };
  };
}
