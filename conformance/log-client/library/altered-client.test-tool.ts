/** The reference client, altered or not, as a function that is judged as any other. */
import { askOverHttp, type LogClientRig, rightLogClientRig } from '../../../src/reference/log-client/index.ts';
import type { MswServer } from '../../lab/client/library/msw-server.ts';
import type { LogClientNeeds } from '../testbed/alteration.ts';
import { referenceClient } from '../testbed/reference-client.ts';
import type { InProcessLogClient } from './options.ts';

/** The options of the reference client. */
export function alteredClient(
  as: NonNullable<LogClientNeeds['as']>,
  install: (rig: LogClientRig) => LogClientRig = (rig) => rig,
  msw?: MswServer,
): InProcessLogClient {
  const rig = install(rightLogClientRig);
  const settings = msw ? { msw } : {};
  const unasked = () => Promise.reject(new Error('it is asked about no entry'));
  const ask = () => Promise.reject(new Error('it reads no log'));
  switch (as) {
    case 'monitor':
      return {
        ...settings,
        kind: as,
        open: ({ prefix, ...given }) => ({
          look: referenceClient(rig, as, { ...given, ask: askOverHttp(prefix), question: unasked }),
        }),
      };
    case 'inclusion':
      return {
        ...settings,
        kind: as,
        look: ({ prefix, index, entry, ...given }) =>
          referenceClient(rig, as, { ...given, ask: askOverHttp(prefix), question: async () => ({ index, entry }) })(),
      };
    case 'proof':
      return {
        ...settings,
        kind: 'inclusion',
        offline: true,
        look: ({ index, entry, proof, ...given }) =>
          referenceClient(rig, as, { ...given, ask, question: async () => ({ index, entry, proof }) })(),
      };
    default:
      return {
        ...settings,
        kind: as,
        look: ({ prefix, ...given }) =>
          referenceClient(rig, as, { ...given, ask: askOverHttp(prefix), question: unasked })(),
      };
  }
}
