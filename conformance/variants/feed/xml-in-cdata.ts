import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { variant } from '../../faults/fault.ts';
import { withXmlText } from '../../faults/feed-forms.ts';

export default variant<FeedRig>({
  text: 'writes texts in XML as CDATA sections',
  cites: 'XML 1.0, section 2.7: CDATA sections may occur anywhere character data may occur',
  install: (rig) =>
    withXmlText(rig, (text) =>
      text.replaceAll(/<(title|message|link|site_name)>([^<]+)</g, (_, name: string, content: string) => {
        const plain = content.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
        // No reference is one within a section, and a carriage return has no other form.
        const inner = plain.replaceAll(']]>', ']]]]><![CDATA[>').replaceAll('&#13;', ']]>&#13;<![CDATA[');
        return `<${name}><![CDATA[${inner}]]><`;
      }),
    ),
});
