import type { LogRig } from '../../../src/reference/log/index.ts';
import { withEntryText } from '../../faults/created.ts';
import { variant } from '../../faults/fault.ts';

export default variant<LogRig>({
  text: 'answers in indented JSON with escaped letters',
  cites: 'RFC 8259, section 2: white space between tokens, and section 7: any character may be escaped',
  install: (rig) =>
    withEntryText(rig, (text) =>
      JSON.stringify(JSON.parse(text), undefined, '\t')
        .replaceAll('/', '\\/')
        .replaceAll('—', '\\u2014')
        .replace('"logIndex"', '"log\\u0049ndex"'),
    ),
});
