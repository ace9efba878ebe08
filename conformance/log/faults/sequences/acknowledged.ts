import { logFault } from '../../testbed/alteration.ts';
import { editedResponse, withCreateRequests } from '../../testbed/create-requests.ts';
import { withOverwrittenEntries } from '../../testbed/entry-loss.ts';
import { isRepeatedAfter } from '../../testbed/repeats.ts';

export const entryOverwrittenByAnOldRepeat = logFault({
  text: 'serves other bytes for an entry that it had long ago once it is sent again',
  breaks: 'LOG-CE-009',
  caughtBy: ['log/sequences/acknowledged#lost'],
  install: (right) => {
    const { rig, overwrite } = withOverwrittenEntries(right);
    const old = isRepeatedAfter(5);
    const bodies = new Map<string, Uint8Array>();
    return withCreateRequests(rig, async ({ body, next }) => {
      if (old(body)) overwrite(bodies.get(body)!);
      const response = await next();
      if (response.status === 201) {
        const { canonicalizedBody } = (await response.clone().json()) as { canonicalizedBody: string };
        bodies.set(body, Buffer.from(canonicalizedBody, 'base64'));
      }
      return response;
    });
  },
});

export const indexGivenAgainAfterAnOldRepeat = logFault({
  text: 'gives the index before to the entry that comes after one which it had long ago',
  breaks: 'LOG-CE-009',
  caughtBy: ['log/sequences/acknowledged#reused-index'],
  install: (rig) => {
    const old = isRepeatedAfter(8);
    let back = false;
    return withCreateRequests(rig, async ({ body, next }) => {
      const again = old(body);
      const response = await next();
      back ||= again;
      if (response.status !== 201 || !back) return response;
      return editedResponse(response, (entry) => {
        entry.logIndex = `${BigInt(entry.logIndex) - 1n}`;
      });
    });
  },
});
