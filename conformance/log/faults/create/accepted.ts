import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { logFault } from '../../testbed/alteration.ts';
import { refusalResponse, withCreateRequests } from '../../testbed/create-requests.ts';
import { withCreateAnswer, withEntryJsonText } from '../../testbed/created-entry.ts';
import { withParts } from '../../testbed/parts.ts';
import { everyNth } from '../../testbed/triggers.ts';

export const createdAnsweredByLeafHash = logFault({
  text: 'answers a created entry with an object that names it by its leaf hash, as Rekor v1 did',
  breaks: 'LOG-CE-001',
  caughtBy: ['log/create/accepted#not-an-entry'],
  install: (rig) =>
    withEntryJsonText(rig, (text) => {
      const { canonicalizedBody, logIndex } = JSON.parse(text);
      return JSON.stringify({
        [createHash('sha256').update(text).digest('hex')]: { body: canonicalizedBody, logIndex },
      });
    }),
});

const isP384 = (text: string) => Buffer.from(JSON.parse(text).canonicalizedBody, 'base64').includes('_P384_');

export const createdP384AnsweredWithAPage = logFault({
  text: 'answers a created entry with a P-384 key with a page of HTML',
  breaks: 'LOG-CE-001',
  caughtBy: ['log/create/accepted#not-an-entry'],
  install: (rig) => withEntryJsonText(rig, (text) => (isP384(text) ? '<html>created</html>' : text)),
});

export const createdNotWhileALargeOneIsUnderWay = logFault({
  text: 'refuses an entry while an entry of more than 30,000 bytes is under way',
  breaks: 'LOG-CE-001',
  caughtBy: ['log/create/accepted#refused'],
  install: (rig) => {
    let large = 0;
    return withCreateRequests(rig, async ({ body, next }) => {
      const isLarge = body.length > 30_000;
      if (isLarge) large++;
      await setImmediate();
      const answer = large > 0 && !isLarge ? refusalResponse(400, 3, 'busy') : await next();
      await setImmediate();
      if (isLarge) large--;
      return answer;
    });
  },
});

export const createdWith200NowAndThen = logFault({
  text: 'answers every second created entry with 200',
  breaks: 'LOG-CE-001',
  caughtBy: ['log/create/accepted#changed', 'log/create/status#not-201'],
  install: (rig) => {
    const second = everyNth(2);
    return withParts(rig, { createdStatus: () => (second() ? 200 : 201) });
  },
});

export const createdWith200Where201IsDeclared = logFault({
  text: 'answers a created entry with 200 though it is declared to answer 201',
  breaks: 'LOG-CE-001',
  caughtBy: ['log/create/accepted#not-as-declared', 'log/create/status#not-201'],
  needs: { declare: { 'success-status': 'created' } },
  install: (rig) => withParts(rig, { createdStatus: () => 200 }),
});

export const creatingNotImplemented = logFault({
  text: 'has no operation at the path of CreateEntry',
  breaks: 'LOG-CE-001',
  caughtBy: ['log/create/accepted#not-implemented'],
  install: (rig) => withCreateAnswer(rig, async () => refusalResponse(501, 12, 'Method Not Allowed')),
});

export const soundEntriesAreAnInternalError = logFault({
  text: 'answers every entry with an internal error',
  breaks: 'LOG-CE-001',
  caughtBy: ['log/create/accepted#server-error'],
  install: (rig) => withCreateAnswer(rig, async () => refusalResponse(500, 13, 'internal server error')),
});

export const soundEntriesRefused = logFault({
  text: 'refuses every entry as if its signature did not verify',
  breaks: 'LOG-CE-001',
  caughtBy: ['log/create/accepted#refused'],
  install: (rig) => withCreateAnswer(rig, async () => refusalResponse(400, 3, 'invalid hashedrekord request')),
});
