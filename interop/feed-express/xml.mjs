// The envelope as XML. js2xmlparser writes a carriage return as it is, which parsers read as a line feed.
import js2xmlparser from 'js2xmlparser';

const OPTIONS = {
  declaration: { encoding: 'UTF-8' },
  format: { pretty: false },
  replaceInvalidChars: true,
  typeHandlers: { '[object Null]': () => '' },
  wrapHandlers: { '*': () => 'item' },
};

export function toXml(answer) {
  return js2xmlparser.parse('response', answer, OPTIONS).replaceAll('\r', '&#13;');
}
