import type { LogRig } from '../../../src/reference/log/index.ts';
import { withStore } from '../alter.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'takes the word entries for a level and answers with hashes',
  breaks: 'LOG-EB-002',
  caughtBy: ['log/entries/well-formed#truncated'],
  install: (rig) =>
    withStore(rig, (store) => ({ ...store, read: (path) => store.read(path.replace('/entries/', '/0/')) })),
});
