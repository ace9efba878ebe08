import type { JsonObject } from '../../../../src/reference/feed-client/index.ts';
import { readerVariant } from '../../testbed/alteration.ts';

export const nullsLeftOut = readerVariant({
  text: 'prints no member that is null, and ids as texts',
  cites: 'Interface, "Event": it says what a feed serves, and not how a client prints it',
  install: (rig) => ({
    ...rig,
    printed: ({ id, ...event }) =>
      Object.fromEntries(
        Object.entries({ id: id === null ? null : `${id}`, ...(rig.printed({ id, ...event }) as JsonObject) }).flatMap(
          ([name, member]) => (member === null ? [] : [[name, name === 'id' ? `${id}` : member]]),
        ),
      ),
  }),
});
