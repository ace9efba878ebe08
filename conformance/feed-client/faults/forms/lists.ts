import type { JsonObject } from '../../../../src/reference/feed-client/index.ts';
import { readerFault } from '../../testbed/alteration.ts';

export const aTimeForTimes = readerFault({
  text: 'prints a single occurrence in place of a list',
  breaks: 'READER-FO-003',
  caughtBy: ['feed-client/forms/lists#times'],
  install: (rig) => ({
    ...rig,
    readEvent: (value, parts) => {
      if (typeof value !== 'object') return rig.readEvent(value, parts);
      const { times } = value as JsonObject;
      const read = rig.readEvent({ ...(value as JsonObject), times: Array.isArray(times) ? times : null }, parts);
      return Array.isArray(times) ? read : { ...read, times: times as never };
    },
  }),
});

export const aTextForTypes = readerFault({
  text: 'splits a text of types at its commas',
  breaks: 'READER-FO-003',
  caughtBy: ['feed-client/forms/lists#type'],
  install: (rig) => ({
    ...rig,
    list: (value, name) => (name === 'type' && typeof value === 'string' ? [value] : rig.list(value, name)),
  }),
});
