import { logVariant } from '../../testbed/alteration.ts';
import { withCreateRequests } from '../../testbed/create-requests.ts';
import { withParts } from '../../testbed/parts.ts';

export const repeatsAnsweredAsAtFirst = logVariant({
  text: 'answers an entry that it has with the bytes of the first answer, whose proof is in the tree of then',
  cites: 'choice duplicate: proposed for rekor-tiles (issue 620)',
  install: (rig) => {
    const answers = new Map<string, string>();
    return withCreateRequests({ ...rig, duplicates: 'return-existing' }, async ({ body, next }) => {
      const response = await next();
      if (response.status >= 300) return response;
      const answer = answers.get(body) ?? (await response.text());
      answers.set(body, answer);
      return new Response(answer, { status: response.status, headers: { 'content-type': 'application/json' } });
    });
  },
});

export const repeatsAnsweredWithCreated = logVariant({
  text: 'answers an entry that it has as if it had been created just now: 201, with the index that it has',
  cites: 'choice duplicate: proposed for rekor-tiles (issue 620)',
  install: (rig) => withParts({ ...rig, duplicates: 'return-existing' }, { createdStatus: () => 201 }),
});

export const repeatsTakenInAgain = logVariant({
  text: 'takes in an entry as often as it is sent',
  cites: 'choice duplicate: rekor-tiles without persistent deduplication: best effort',
  install: (rig) => ({ ...rig, duplicates: 'readmit' }),
});
