import type { LogRig } from '../../../src/reference/log/index.ts';
import { withCrowd } from '../entries.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'gives an answer to the wrong client when eight entries by a key are under way',
  breaks: 'LOG-CE-021',
  caughtBy: ['log/together/apart#other-body'],
  // Of the answers that are exchanged one is a refusal.
  alsoFails: ['log/refused/form#code'],
  install: (rig) => {
    let mixed: string | undefined;
    return withCrowd(rig, 7, async ({ next }) => {
      const own = await next();
      const text = await own.text();
      const other = mixed ?? text;
      mixed = text;
      return new Response(other, own);
    });
  },
});
