import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntries } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes an entry of more than 65,535 bytes, whose length then wraps',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/entries/well-formed#truncated'],
  install: (rig) =>
    withEntries(rig, (entry) => (entry.length % 7 === 0 ? Buffer.concat([entry, Buffer.alloc(70_000, 'x')]) : entry)),
});
