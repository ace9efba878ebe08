import { feedVariant } from '../../testbed/alteration.ts';
import { withXmlText } from '../../testbed/xml.ts';

export const xmlEmptyTags = feedVariant({
  text: 'writes empty elements of the XML as one tag',
  cites:
    'XML 1.0, section 3.1: an element with no content may be a start-tag with an end-tag at once, or an empty-element tag',
  install: (rig) => withXmlText(rig, (text) => text.replaceAll(/<(\w+)><\/\1>/g, '<$1 />')),
});

export const xmlInANamespace = feedVariant({
  text: 'has the elements of the XML in a namespace, with further attributes',
  cites: 'Interface, "Endpoints": it asks for XML, and names no namespace and no attribute',
  install: (rig) =>
    withXmlText(rig, (text) =>
      text
        .replace('<response>', '<e:response xmlns:e="urn:example:events" version="2">')
        .replace('</response>', '</e:response>')
        .replaceAll('<item>', "<item class='x' lang = 'en'>"),
    ),
});

export const xmlInCdata = feedVariant({
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

export const xmlInLines = feedVariant({
  text: 'writes each element of the XML on a line of its own',
  cites:
    'XML 1.0, section 2.10: white space is set apart for greater readability, and not meant for inclusion in what is delivered',
  install: (rig) =>
    withXmlText(rig, (text) => text.replaceAll(/>(?=<\w)/g, '>\n\t').replaceAll(/(<\/\w+>)(?=<\/)/g, '$1\r\n')),
});

export const xmlWithMembersInAnotherOrder = feedVariant({
  text: 'has the members of events in XML in another order',
  cites: 'Interface, "Event": the members are a table, whose order says nothing',
  install: (rig) => withXmlText(rig, (text) => text.replaceAll(/(<id>\d*<\/id>)(<title>[^<]*<\/title>)/g, '$2$1')),
});
