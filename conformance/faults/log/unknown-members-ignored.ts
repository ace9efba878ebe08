import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'ignores members of a request that it does not know',
  breaks: 'LOG-CE-007',
  caughtBy: ['log/admission/message#accepted'],
  install: (rig) =>
    withParts(rig, {
      readRequest: (body) => {
        const text = Buffer.from(body).toString('utf8');
        return rig.parts.readRequest(Buffer.from(text.replaceAll(/,"unknown":\d+/g, '')));
      },
    }),
});
