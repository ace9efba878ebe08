const START =
  'A-Z_a-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF' +
  '\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}';
const NAME = new RegExp(`^[${START}][-.0-9\\xB7\\u0300-\\u036F\\u203F-\\u2040${START}]*$`, 'u');

/** Whether this can be the name of an XML element without a namespace (Namespaces in XML 1.0, "NCName"). */
export function isName(text: string): boolean {
  return NAME.test(text);
}
