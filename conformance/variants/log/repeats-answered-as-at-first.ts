import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCreations } from '../../faults/entries.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'answers an entry that it has with the bytes of the first answer, whose proof is in the tree of then',
  cites: 'choice duplicate: proposed for rekor-tiles (issue 620)',
  install: (rig) => {
    const answers = new Map<string, string>();
    return withCreations({ ...rig, duplicates: 'return-existing' }, async ({ body, next }) => {
      const response = await next();
      if (response.status >= 300) return response;
      const answer = answers.get(body) ?? (await response.text());
      answers.set(body, answer);
      return new Response(answer, { status: response.status, headers: { 'content-type': 'application/json' } });
    });
  },
});
