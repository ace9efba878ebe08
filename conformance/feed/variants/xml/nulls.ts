import { feedVariant } from '../../testbed/alteration.ts';
import { withXmlText } from '../../testbed/xml.ts';

export const xmlNullsAbsent = feedVariant({
  text: 'leaves nulls out of the XML',
  cites: 'choice null-in-xml: absent',
  install: (rig) => ({ ...rig, choices: { ...rig.choices, xmlNull: 'absent' } }),
});

export const xmlNullsInBothWays = feedVariant({
  text: 'leaves some nulls out of the XML, and has empty elements for others',
  cites: 'choice null-in-xml: of what says both nothing is declared',
  install: (rig) => withXmlText(rig, (text) => text.replaceAll('<link></link>', '')),
});
