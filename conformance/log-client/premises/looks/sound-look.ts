import { premise } from '../../../core/check/premise.ts';
import type { LogClientTarget } from '../../target/log-client-target.ts';

/** The look at a sound log of 300 entries. A client that refuses it has no reason to be content with any other. */
export const soundLook = premise<LogClientTarget>()({
  name: 'sound-look',
  reasons: ['refused'],
  find: async (client, t) => {
    const look = await client.show({});
    if (look.unfinished !== undefined) t.inconclusive(look.unfinished);
    const refused = {
      reason: 'refused',
      expected: 'it is content with a sound log',
      actual: look.ended,
      at: 'touchstone serve log --entries 300',
    } as const;
    if (!look.content) t.fail(refused, look);
    return look;
  },
});

/** The look at a sound log by a client that writes: it has had an entry logged. */
export const soundWriting = premise<LogClientTarget>()({
  name: 'sound-writing',
  reasons: ['refused', 'nothing'],
  find: async (client, t) => {
    const look = await client.show({});
    if (look.unfinished !== undefined) t.inconclusive(look.unfinished);
    const at = 'touchstone serve log --entries 300';
    if (!look.content)
      t.fail({ reason: 'refused', expected: 'it is content with a sound log', actual: look.ended, at }, look);
    const isLogged = look.reads.some(({ path, status }) => path === 'log/entries' && status === 201);
    const logged = {
      reason: 'nothing',
      expected: 'it has an entry logged',
      actual: `it does not (${look.ended})`,
      at,
    } as const;
    if (!isLogged) t.fail(logged, look);
    return look;
  },
});
