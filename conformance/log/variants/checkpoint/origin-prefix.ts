import { logVariant } from '../../testbed/alteration.ts';
import { withHeaders } from '../../testbed/answers.ts';
import { CHECKPOINT_PATH } from '../../testbed/paths.ts';

export const originOfTheSecondPrefix = logVariant({
  text: 'is read by two prefixes, and has the second as its origin',
  cites: 'C2SP tlog-tiles, "Parameters": the origin is the prefix of the log, and nothing says that a log has no other',
  needs: { publishedPrefixes: ['https://mirror.example/log/', 'https://touchstone.example/self-test//'] },
  install: (rig) => withHeaders(rig, CHECKPOINT_PATH, (headers) => headers.set('x-served-by', 'mirror')),
});
