import type { LogRig } from '../../../src/reference/log/index.ts';
import { withParts } from '../alter.ts';
import { fault } from '../fault.ts';
import { everyNth } from '../trigger.ts';

export default fault<LogRig>({
  text: 'answers every second created entry with 200',
  breaks: 'LOG-CE-001',
  caughtBy: ['log/create/accepted#changed', 'log/create/status#not-201'],
  install: (rig) => {
    const second = everyNth(2);
    return withParts(rig, { createdStatus: () => (second() ? 200 : 201) });
  },
});
