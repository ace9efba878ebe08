import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withJsonpText } from '../../faults/feed-forms.ts';

export default variant<FeedRig>({
  text: 'calls back with what JSON.parse makes of a text',
  cites: 'ECMA-262, section 25.5.1: JSON.parse makes of a JSON text the value that a literal of it is',
  install: (rig) =>
    withJsonpText(rig, (text) =>
      text.replace(/\((.*)\);/s, (_, argument: string) => `(JSON.parse(${JSON.stringify(argument)}));`),
    ),
});
