import { feedFault } from '../../testbed/alteration.ts';

export const xmlNullsOtherwiseThanDeclared = feedFault({
  text: 'leaves nulls out of XML, and declares that they are empty elements',
  breaks: 'FEED-OD-008',
  caughtBy: ['feed/xml/nulls#not-as-declared'],
  needs: { declare: { 'null-in-xml': 'empty' } },
  install: (rig) => ({ ...rig, choices: { ...rig.choices, xmlNull: 'absent' } }),
});
