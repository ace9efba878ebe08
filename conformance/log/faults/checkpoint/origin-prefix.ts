import { logFault } from '../../testbed/alteration.ts';
import { withCheckpointText } from '../../testbed/parts.ts';

export const originWithATrailingSlash = logFault({
  text: 'ends its origin in a slash, as its prefix does',
  breaks: 'LOG-CP-018',
  caughtBy: ['log/checkpoint/origin-prefix#not-a-prefix'],
  alsoFails: ['log/checkpoint/signer-name#other-name'],
  needs: { origin: 'none', publishedPrefixes: ['https://touchstone.example/self-test/'] },
  install: (rig) => withCheckpointText(rig, (text) => text.replace('\n', '/\n')),
});

export const originOfNoPrefix = logFault({
  text: 'has an origin that is no address of the log',
  breaks: 'LOG-CP-018',
  caughtBy: ['log/checkpoint/origin-prefix#not-a-prefix'],
  alsoFails: ['log/checkpoint/signer-name#other-name'],
  needs: { origin: 'none', publishedPrefixes: ['https://a.example/log/', 'https://touchstone.example/self-test'] },
  install: (rig) => withCheckpointText(rig, (text) => text.replace(/^.*/, 'self-test')),
});
